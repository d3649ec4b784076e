import { type Minor, minor } from "@livery/product/money.ts";
import { ApiError } from "../http/apiError.ts";
import { memberById } from "../members/findMember.ts";
import { ledgerEntries } from "../records/ledgerSums.ts";
import type { Reading } from "../store/transaction.ts";
import { depositedBy } from "./deposits/depositedBy.ts";
import type { TransactionKind } from "./ledger/postTransaction.ts";
import { mainWallet } from "./ledger/wallets.ts";

/** How money of a member's own arrives and leaves. The rest is what the platform gave, and what that won at games. */
const own = [
  "opening",
  "deposit",
  "withdrawalHold",
  "withdrawalRelease",
  "upline",
  "downline",
  "dividend",
  "dailySalary",
  "hourlySalary",
  "realTimeSalary",
] as const satisfies readonly TransactionKind[];

/** Also what a clock that ran ahead has dated. */
const EVER = { from: 0, to: Number.MAX_SAFE_INTEGER };

/**
 * What of its balance may leave a member's account now. What the platform gave, and what that won at games, waits
 * until the member has both deposited and proven a number or mail address: otherwise an agent's link and a hundred empty
 * accounts would pay a hundred welcome bonuses to the agent, or what half of them win with them.
 */
export function availableTo(reading: Reading, memberId: number, balance: Minor): Minor {
  const { mobile_proven, email_proven } = memberById(reading, memberId)!;
  if (mobile_proven + email_proven > 0 && depositedBy(reading, memberId) > 0) return balance;
  const moved = ledgerEntries(reading, memberId, own, EVER)
    .select((is) => is.fn.sum<number | null>("entry.amount").as("amount"))
    .where("wallet.kind", "=", "main");
  return minor(Math.max(0, Math.min(balance, reading.first(moved)?.amount ?? 0)));
}

/** The balance of a member, and what of it waits, as AP-115 and AP-124 say it. */
export function balanceOf(
  reading: Reading,
  memberId: number,
): { readonly balance: Minor; readonly giftWaiting?: Minor } {
  const { balance } = mainWallet(reading, memberId);
  const waiting = balance - availableTo(reading, memberId, balance);
  return { balance, ...(waiting > 0 && { giftWaiting: minor(waiting) }) };
}

/** Rejects an amount that may not leave the member's account yet. More than the balance has an error of its own. */
export function requireOwnMoney(reading: Reading, memberId: number, amount: Minor): void {
  const { balance } = mainWallet(reading, memberId);
  const available = availableTo(reading, memberId, balance);
  if (amount > available && amount <= balance) throw new ApiError("GIFT_WAITS", { available });
}
