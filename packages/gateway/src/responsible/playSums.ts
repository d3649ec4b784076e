import { type Minor, minor } from "@livery/product/money.ts";
import type { TransactionKind } from "../money/ledger/postTransaction.ts";
import type { Reading } from "../store/transaction.ts";

/** A period in milliseconds since 1970; the end is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A member's deposits, withdrawals, stakes and winnings in a period: sums of the ledger's entries. */
interface PlaySums {
  readonly deposits: Minor;
  readonly withdrawals: Minor;
  readonly stakes: Minor;
  readonly wins: Minor;
  /** Winnings or, if negative, losses. */
  readonly net: Minor;
}

const summed = ["deposit", "withdrawal", "bet", "payout"] as const satisfies readonly TransactionKind[];

export function playSums({ all, tables }: Reading, memberId: number, { from, to }: Span): PlaySums {
  const rows = all(
    tables
      .selectFrom("ledger_entry as entry")
      .innerJoin("wallet", "wallet.id", "entry.wallet_id")
      .innerJoin("ledger_transaction as moved", "moved.id", "entry.transaction_id")
      .select(["moved.kind", (is) => is.fn.sum<number>("entry.amount").as("amount")])
      .where("wallet.member_id", "=", memberId)
      .where("moved.kind", "in", summed)
      .where("moved.at", ">=", from)
      .where("moved.at", "<", to)
      .groupBy("moved.kind"),
  );
  const sumOf = (kind: (typeof summed)[number]) => rows.find((row) => row.kind === kind)?.amount ?? 0;
  // Money that leaves a wallet is negative in the ledger. 0 - x instead of -x, which would turn 0 into -0.
  const [withdrawals, stakes] = [minor(0 - sumOf("withdrawal")), minor(0 - sumOf("bet"))];
  const wins = minor(sumOf("payout"));
  return { deposits: minor(sumOf("deposit")), withdrawals, stakes, wins, net: minor(wins - stakes) };
}
