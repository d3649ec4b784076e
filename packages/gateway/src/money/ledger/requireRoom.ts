import { ApiError } from "../../http/apiError.ts";
import type { Reading } from "../../store/transaction.ts";
import type { Wallet } from "./wallets.ts";

interface Entry {
  readonly wallet: Wallet;
  readonly amount: number;
}

/** Refuses what would take a member, in all wallets together, beyond the whole numbers that are exact: 90 trillion. */
export function requireRoom({ all, tables }: Reading, memberId: number, amount: number): void {
  const wallets = all(tables.selectFrom("wallet").select("balance").where("member_id", "=", memberId));
  const total = wallets.reduce((sum, { balance }) => sum + balance, 0);
  if (!Number.isSafeInteger(total + amount)) throw new ApiError("BALANCE_LIMIT");
}

/** The same for the entries of a transaction; what a merchant owes has the same bound. */
export function requireRoomFor(reading: Reading, entries: readonly Entry[]): void {
  const gains = new Map<number, number>();
  for (const { wallet, amount } of entries) {
    if (wallet.member_id !== null) gains.set(wallet.member_id, (gains.get(wallet.member_id) ?? 0) + amount);
    if (!Number.isSafeInteger(wallet.balance + amount)) throw new ApiError("BALANCE_LIMIT");
  }
  for (const [memberId, gain] of gains) if (gain > 0) requireRoom(reading, memberId, gain);
}
