import { type ContractShare, contractShares } from "@livery/product/contractAmount.ts";
import { sql } from "kysely";
import type { Span } from "../../records/ledgerSums.ts";
import type { Reading } from "../../store/transaction.ts";
import { teamOf } from "../team.ts";
import { type Contract, termsOf } from "./findContract.ts";

/** What a contract pays for a period, by its parts. Its members are counted only if that decides. */
export function sharesFor(reading: Reading, contract: Contract, span: Span): readonly ContractShare[] {
  const figures = {
    ...playedIn(reading, contract, span),
    get active() {
      return activeIn(reading, contract, span);
    },
  };
  return contractShares(contract.kind, termsOf(contract), figures);
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
