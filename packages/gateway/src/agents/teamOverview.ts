import type { TeamOverviewResponse } from "@livery/platform/decoders/teamOverview.gen.js";
import type { TeamOverviewRequest } from "@livery/platform/requests/teamOverview.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";
import { sql } from "kysely";
import type { Member } from "../members/findMember.ts";
import { timeZoneOf } from "../money/merchantSettings.ts";
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
  const { ids, members } = idsOf(reading, agent.id);
  const days = teamDays(
    reading,
    sql<number>`(select value from json_each(${ids}))`,
    span,
    timeZoneOf(reading, agent.id),
  );
  const sumOf = (name: keyof (typeof days)[number]["sums"]): Minor =>
    minor(days.reduce((sum, { sums }) => sum + sums[name], 0));
  return {
    members,
    newMembers: days.reduce((sum, { newMembers }) => sum + newMembers, 0),
    activeMembers: activeIn(reading, ids, span),
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

/** Everybody below an agent, as a list in JSON: the tree is followed once, not for each table. */
function idsOf(reading: Reading, agentId: number): { readonly ids: string; readonly members: number } {
  const query = teamOf(reading, agentId).select((is) => [
    sql<string>`json_group_array(team.id)`.as("ids"),
    is.fn.countAll<number>().as("members"),
  ]);
  return reading.first(query)!;
}

/** How many members of the team have bets in a period. */
function activeIn({ first, tables }: Reading, ids: string, { from, to }: Span): number {
  const played = tables
    .selectFrom(sql<{ value: number }>`json_each(${ids})`.as("team"))
    .select((is) => is.fn.countAll<number>().as("count"))
    .where((is) =>
      is.exists(
        is
          .selectFrom("game_round")
          .select("number")
          .whereRef("game_round.member_id", "=", "team.value")
          .where("game_round.at", ">=", from)
          .where("game_round.at", "<", to),
      ),
    );
  return first(played)?.count ?? 0;
}
