import { type Minor, minor } from "@livery/product/money.ts";
import { sql } from "kysely";
import type { Span } from "../../records/ledgerSums.ts";
import type { Reading } from "../../store/transaction.ts";
import { teamOf } from "../team.ts";
import { type Contract, termsOf } from "./findContract.ts";

/** Rates have two decimals; in integers, because the product may be more than a float counts exactly. */
const shareOf = (figure: number, percent: number): number =>
  Number((BigInt(figure) * BigInt(Math.round(percent * 100))) / 10_000n);

/**
 * What a contract pays for a period: a share of what the receiver's team lost at play (dividend) or staked (salaries).
 * Nothing if the team did not reach the terms.
 */
export function amountFor(reading: Reading, contract: Contract, span: Span): Minor {
  const terms = termsOf(contract);
  const { rate = 0, profitRate = 0, lossRate = 0 } = terms;
  const played = playedIn(reading, contract, span);
  const loss = played.stake - played.payout;
  if (contract.kind === "realTime") return minor(shareOf(played.lost, lossRate) + shareOf(played.kept, profitRate));
  const { periodValidBet = 0, periodProfitLoss = Number.NEGATIVE_INFINITY, activeMembers = 0 } = terms;
  if (played.stake < periodValidBet || loss < periodProfitLoss) return minor(0);
  if (activeMembers > 0 && activeIn(reading, contract, span) < activeMembers) return minor(0);
  return minor(shareOf(contract.kind === "dividend" ? Math.max(0, loss) : played.stake, rate));
}

const team = (reading: Reading, { receiver_id: receiver }: Contract) =>
  teamOf(reading, receiver).select("team.id").$asScalar();

/** Stakes and payouts of the team; of bets that are large enough, also the stakes that were lost, and the others. */
function playedIn(reading: Reading, contract: Contract, { from, to }: Span) {
  const { singleBet = 0 } = termsOf(contract);
  const stakes = (isLost: boolean) =>
    sql<number>`coalesce(sum(stake) filter (where stake >= ${singleBet} and (payout < stake) = ${Number(isLost)}), 0)`;
  const sums = reading.first(
    reading.tables
      .selectFrom("game_round")
      .select(sql<number>`coalesce(sum(stake), 0)`.as("stake"))
      .select(sql<number>`coalesce(sum(payout), 0)`.as("payout"))
      .select([stakes(true).as("lost"), stakes(false).as("kept")])
      .where("member_id", "in", team(reading, contract))
      .where("at", ">=", from)
      .where("at", "<", to),
  );
  return sums ?? { stake: 0, payout: 0, lost: 0, kept: 0 };
}

/** How many members of the team staked enough to be active. */
function activeIn(reading: Reading, contract: Contract, { from, to }: Span): number {
  const { betAmount = 0 } = termsOf(contract);
  const active = reading.tables
    .selectFrom("game_round")
    .select("member_id")
    .where("member_id", "in", team(reading, contract))
    .where("at", ">=", from)
    .where("at", "<", to)
    .groupBy("member_id")
    .having((is) => is(is.fn.sum<number>("stake"), ">=", betAmount));
  return reading.all(active).length;
}

/** When the receiver's team first played in a span; `undefined` if it did not. Each member's first bet is one look-up. */
export function firstBetIn(reading: Reading, contract: Contract, { from, to }: Span): number | undefined {
  const bets = teamOf(reading, contract.receiver_id).select((is) =>
    is
      .selectFrom("game_round")
      .select("game_round.at")
      .whereRef("game_round.member_id", "=", "team.id")
      .where("game_round.at", ">=", from)
      .where("game_round.at", "<", to)
      .orderBy("game_round.at")
      .limit(1)
      .as("at"),
  );
  return (
    reading.first(
      bets
        .orderBy(sql`at is null`)
        .orderBy("at")
        .limit(1),
    )?.at ?? undefined
  );
}
