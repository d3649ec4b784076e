import { type Minor, minor } from "@livery/product/money.ts";
import { ApiError } from "../../http/apiError.ts";
import type { Writing } from "../../store/transaction.ts";
import { requireRoomFor } from "./requireRoom.ts";
import type { Wallet } from "./wallets.ts";

export type TransactionKind =
  | "opening"
  | "welcome"
  | "deposit"
  | "withdrawalHold"
  | "withdrawal"
  | "withdrawalRelease"
  | "transfer"
  | "recall"
  | "upline"
  | "downline"
  | "bet"
  | "payout"
  | "points"
  | "reward"
  | "rebate"
  | "bonus"
  | "referral"
  | "raffle"
  | "dividend"
  | "dailySalary"
  | "hourlySalary"
  | "realTimeSalary";

/** Bets and payouts are most of a ledger; other movements are found without reading them. */
export function isPlay(kind: TransactionKind): boolean {
  return kind === "bet" || kind === "payout";
}

interface Transaction {
  readonly merchant: string;
  readonly kind: TransactionKind;
  /** Unique for its kind at the merchant: the database rejects duplicates. */
  readonly reference: string;
  readonly remark?: string | undefined;
  readonly now: number;
}

interface Entry {
  readonly wallet: Wallet;
  /** In minor units; negative for money that leaves the wallet. */
  readonly amount: number;
}

/**
 * Writes a transaction to the ledger; the wallets' balances follow. Throws a RangeError if the entries do not cancel
 * out, and an API error: INSUFFICIENT_FUNDS if a member's balance would be negative, BALANCE_LIMIT if a balance would
 * be too large to count exactly.
 */
export function postTransaction(
  writing: Writing,
  { entries, remark = "", now, ...named }: Transaction & { readonly entries: readonly Entry[] },
): void {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (entries.length < 2 || sum !== 0 || entries.some(({ amount }) => amount === 0 || !Number.isSafeInteger(amount))) {
    throw new RangeError(`the entries of ${named.kind} ${named.reference} do not cancel out`);
  }
  for (const { wallet, amount } of entries) {
    if (wallet.kind !== "house" && wallet.balance + amount < 0) {
      throw new ApiError("INSUFFICIENT_FUNDS", { available: wallet.balance });
    }
  }
  requireRoomFor(writing, entries);
  const { first, run, tables } = writing;
  const written = first(
    tables
      .insertInto("ledger_transaction")
      .values({ ...named, remark, at: now })
      .returning("id"),
  );
  const transaction_id = written!.id;
  const is_play = isPlay(named.kind) ? 1 : 0;
  for (const { wallet, amount } of entries) {
    run(
      tables
        .insertInto("ledger_entry")
        .values({ transaction_id, wallet_id: wallet.id, amount: minor(amount), is_play }),
    );
  }
}

/**
 * The same for a payment that another member's call, or the clock, brings about: nobody waits for its error, and what
 * brought it about must go on. Returns whether it was made; if not, a wallet has too little or too much for it.
 */
export function tryMoveMoney(writing: Writing, movement: Parameters<typeof moveMoney>[1]): boolean {
  try {
    moveMoney(writing, movement);
    return true;
  } catch (error) {
    const isShort = error instanceof ApiError && ["INSUFFICIENT_FUNDS", "BALANCE_LIMIT"].includes(error.code);
    if (isShort) return false;
    throw error;
  }
}

/** Moves an amount from one wallet to another. */
export function moveMoney(
  writing: Writing,
  { from, to, amount, ...transaction }: Transaction & { from: Wallet; to: Wallet; amount: Minor },
): void {
  const entries = [
    { wallet: from, amount: 0 - amount },
    { wallet: to, amount },
  ];
  postTransaction(writing, { ...transaction, entries });
}
