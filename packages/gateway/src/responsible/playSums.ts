import { type Minor, minor } from "@livery/product/money.ts";
import { ledgerSums, type Span } from "../records/ledgerSums.ts";
import type { Reading } from "../store/transaction.ts";

/** A member's deposits, withdrawals, stakes and winnings in a period: sums of the ledger's entries. */
interface PlaySums {
  readonly deposits: Minor;
  readonly withdrawals: Minor;
  readonly stakes: Minor;
  readonly wins: Minor;
  /** Winnings or, if negative, losses. */
  readonly net: Minor;
}

export function playSums(reading: Reading, memberId: number, span: Span): PlaySums {
  const sumOf = ledgerSums(reading, memberId, ["deposit", "withdrawal", "bet", "payout"], span);
  // Money that leaves a wallet is negative in the ledger. 0 - x instead of -x, which would turn 0 into -0.
  const [withdrawals, stakes] = [minor(0 - sumOf("withdrawal")), minor(0 - sumOf("bet"))];
  const wins = sumOf("payout");
  return { deposits: sumOf("deposit"), withdrawals, stakes, wins, net: minor(wins - stakes) };
}
