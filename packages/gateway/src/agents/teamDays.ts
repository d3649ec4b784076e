import { type Minor, minor } from "@livery/product/money.ts";
import { sql } from "kysely";
import { ApiError } from "../http/apiError.ts";
import { type Span, ledgerEntries } from "../records/ledgerSums.ts";
import { moneySums, profitKinds } from "../records/personalProfit.ts";
import type { Reading } from "../store/transaction.ts";
import { DAY_MS, dayOf, startOfDay } from "../texts/localDays.ts";
import { teamOf } from "./team.ts";

/** The longest period that is shown day by day. */
const MOST_DAYS = 366;

/** The clocks of all zones are whole quarters of an hour apart, so that each quarter belongs to one day. */
const QUARTER_MS = 900_000;

interface TeamDay {
  /** `2026-11-21` */
  readonly day: string;
  readonly newMembers: number;
  readonly sums: ReturnType<typeof moneySums>;
}

/** What an agent's team did on each day of a period: each table is read once, whatever the number of days. */
export function teamDays(reading: Reading, agentId: number, span: Span, timeZone: string): TeamDay[] {
  const days = daysIn(span, timeZone);
  const dayIn = ({ quarter }: { readonly quarter: number }) => {
    const moment = quarter * QUARTER_MS;
    return days.findLast(({ start }) => start <= moment)?.day;
  };
  const moved = Map.groupBy(movedIn(reading, agentId, span), dayIn);
  const played = Map.groupBy(playedIn(reading, agentId, span), dayIn);
  const joined = Map.groupBy(joinedIn(reading, agentId, span), dayIn);
  return days.map(({ day }) => {
    const rounds = played.get(day) ?? [];
    const entries = moved.get(day) ?? [];
    const sums = moneySums({ validBet: total(rounds, "stake"), payout: total(rounds, "payout") }, (kind) =>
      total(
        entries.filter((entry) => entry.kind === kind),
        "amount",
      ),
    );
    return { day, newMembers: total(joined.get(day) ?? [], "members"), sums };
  });
}

function total<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): Minor {
  return minor(rows.reduce((sum, row) => sum + row[key], 0));
}

function daysIn({ from, to }: Span, timeZone: string): { readonly day: string; readonly start: number }[] {
  const first = dayOf(from, timeZone);
  const count = Math.max(0, dayOf(to - 1, timeZone) - first + 1);
  if (count > MOST_DAYS) throw new ApiError("FIELD_INVALID", { field: "from", rule: "range" });
  return Array.from({ length: count }, (_, index) => ({
    day: new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
    start: startOfDay(first + index, timeZone),
  }));
}

const team = (reading: Reading, agentId: number) => teamOf(reading, agentId).select("team.id").$asScalar();

function movedIn(reading: Reading, agentId: number, span: Span) {
  const quarter = sql<number>`moved.at / ${sql.lit(QUARTER_MS)}`;
  return reading.all(
    ledgerEntries(reading, team(reading, agentId), profitKinds, span)
      .select((is) => ["moved.kind", quarter.as("quarter"), is.fn.sum<number>("entry.amount").as("amount")])
      .groupBy(["moved.kind", quarter]),
  );
}

function playedIn(reading: Reading, agentId: number, { from, to }: Span) {
  const quarter = sql<number>`at / ${sql.lit(QUARTER_MS)}`;
  return reading.all(
    reading.tables
      .selectFrom("game_round")
      .select((is) => [
        quarter.as("quarter"),
        is.fn.sum<number>("stake").as("stake"),
        is.fn.sum<number>("payout").as("payout"),
      ])
      .where("member_id", "in", team(reading, agentId))
      .where("at", ">=", from)
      .where("at", "<", to)
      .groupBy(quarter),
  );
}

function joinedIn(reading: Reading, agentId: number, { from, to }: Span) {
  const quarter = sql<number>`created_at / ${sql.lit(QUARTER_MS)}`;
  return reading.all(
    reading.tables
      .selectFrom("member")
      .select((is) => [quarter.as("quarter"), is.fn.countAll<number>().as("members")])
      .where("id", "in", team(reading, agentId))
      .where("created_at", ">=", from)
      .where("created_at", "<", to)
      .groupBy(quarter),
  );
}
