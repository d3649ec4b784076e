import type { TeamOverviewResponse } from "@livery/platform/decoders/teamOverview.gen.js";
import type { TeamOverviewRequest } from "@livery/platform/requests/teamOverview.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";
import type { Member } from "../members/findMember.ts";
import { timeZoneOf } from "../money/merchantSettings.ts";
import { totalOf } from "../money/pageOf.ts";
import { daysAsked } from "../records/daysAsked.ts";
import type { Span } from "../records/ledgerSums.ts";
import type { Reading } from "../store/transaction.ts";
import { incomeSums } from "./income.ts";
import { teamOf } from "./team.ts";
import { teamDays } from "./teamDays.ts";

/** An agent's team in figures: everybody below it, and what they did in a period, by day (AP-180). */
export function teamOverview(
  reading: Reading,
  agent: Pick<Member, "id">,
  asked: TeamOverviewRequest,
  now: number,
): TeamOverviewResponse {
  const { start, end } = daysAsked(reading, agent.id, asked, now);
  const span = { from: start, to: end };
  const days = teamDays(reading, agent.id, span, timeZoneOf(reading, agent.id));
  const sumOf = (name: keyof (typeof days)[number]["sums"]): Minor =>
    minor(days.reduce((sum, { sums }) => sum + sums[name], 0));
  return {
    members: totalOf(reading, teamOf(reading, agent.id)),
    newMembers: days.reduce((sum, { newMembers }) => sum + newMembers, 0),
    activeMembers: activeIn(reading, agent.id, span),
    deposit: sumOf("deposit"),
    withdrawal: sumOf("withdrawal"),
    bet: sumOf("validBet"),
    payout: sumOf("payout"),
    net: sumOf("net"),
    income: minor(incomeSums(reading, agent.id, span).reduce((sum, { amount }) => sum + amount, 0)),
    days: days.map(({ day, newMembers, sums: { deposit, withdrawal, validBet: bet, net } }) => ({
      day,
      deposit,
      withdrawal,
      bet,
      net,
      newMembers,
    })),
  };
}

/** How many members of the team have bets in a period. */
function activeIn(reading: Reading, agentId: number, { from, to }: Span): number {
  const played = teamOf(reading, agentId).where((is) =>
    is.exists(
      is
        .selectFrom("game_round")
        .select("number")
        .whereRef("game_round.member_id", "=", "team.id")
        .where("game_round.at", ">=", from)
        .where("game_round.at", "<", to),
    ),
  );
  return totalOf(reading, played);
}
