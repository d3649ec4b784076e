import { ApiError } from "../../http/apiError.ts";
import type { Reading } from "../../store/transaction.ts";
import type { Wallet } from "./wallets.ts";

interface Entry {
  readonly wallet: Wallet;
  readonly amount: number;
}

/**
 * Rejects an amount that would take a member's wallets together beyond the exactly representable whole numbers: 90
 * trillion.
 */
export function requireRoom({ all, tables }: Reading, memberId: number, amount: number): void {
  const wallets = all(tables.selectFrom("wallet").select("balance").where("member_id", "=", memberId));
  const total = wallets.reduce((sum, { balance }) => sum + balance, 0);
  if (!Number.isSafeInteger(total + amount)) throw new ApiError("BALANCE_LIMIT");
}

/** Checks the entries of a transaction in the same way; a merchant's debt has the same bound. */
export function requireRoomFor(reading: Reading, entries: readonly Entry[]): void {
  const gains = new Map<number, number>();
  for (const { wallet, amount } of entries) {
    if (wallet.member_id !== null) gains.set(wallet.member_id, (gains.get(wallet.member_id) ?? 0) + amount);
    if (!Number.isSafeInteger(wallet.balance + amount)) throw new ApiError("BALANCE_LIMIT");
  }
  for (const [memberId, gain] of gains) if (gain > 0) requireRoom(reading, memberId, gain);
}
