import { dayOfNumber } from "@livery/product/calendarPeriod.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { type Expression, type RawBuilder, sql } from "kysely";
import { ApiError } from "../http/apiError.ts";
import { type Span, ledgerEntries } from "../records/ledgerSums.ts";
import { moneySums, profitKinds } from "../records/personalProfit.ts";
import { HOUR_MS } from "../records/playedIn.ts";
import type { Reading } from "../store/transaction.ts";
import { DAY_MS, dayOf, startOfDay } from "../texts/localDays.ts";
import { teamOf } from "./team.ts";

/** The longest period that is shown day by day. */
const MOST_DAYS = 366;

interface TeamDay {
  /** `2026-11-21` */
  readonly day: string;
  readonly newMembers: number;
  readonly sums: ReturnType<typeof moneySums>;
}

/** What an agent's team did on each day of a period: each table is read once, however many days there are. */
export function teamDays(reading: Reading, agentId: number, span: Span, timeZone: string): TeamDay[] {
  const days = daysIn(span, timeZone);
  const asked = { agentId, team: teamOf(reading, agentId).select("team.id").$asScalar(), span, days };
  const moved = Map.groupBy(movedIn(reading, asked), ({ day }) => day);
  const played = new Map(playedIn(reading, asked).map((row) => [row.day, row]));
  const joined = new Map(joinedIn(reading, asked).map(({ day, members }) => [day, members]));
  return days.map(({ name }, day) => {
    const { stake = minor(0), payout = minor(0) } = played.get(day) ?? {};
    const entries = moved.get(day) ?? [];
    const sums = moneySums(
      { validBet: stake, payout },
      (kind) => entries.find((one) => one.kind === kind)?.amount ?? minor(0),
    );
    return { day: name, newMembers: joined.get(day) ?? 0, sums };
  });
}

interface Day {
  /** `2026-11-21` */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function daysIn({ from, to }: Span, timeZone: string): Day[] {
  const first = dayOf(from, timeZone);
  const count = Math.max(0, dayOf(to - 1, timeZone) - first + 1);
  if (count > MOST_DAYS) throw new ApiError("FIELD_INVALID", { field: "from", rule: "range" });
  return Array.from({ length: count }, (_, index) => ({
    name: dayOfNumber(first + index),
    start: startOfDay(first + index, timeZone),
    end: startOfDay(first + index + 1, timeZone),
  }));
}

interface Asked {
  readonly agentId: number;
  readonly team: Expression<number>;
  readonly span: Span;
  readonly days: readonly Day[];
}

/**
 * The number of the day in the period that a moment is in. Days between changes of the clocks are equally long, so that
 * a division finds them; sorting the rows of many days by shorter times would take several times as long.
 */
function dayNumber(moment: "at" | "hour" | "moved.at" | "created_at", days: readonly Day[]) {
  const at = sql.ref<number>(moment);
  // Numbers are written into the query: as its parameters they would be fractions, and so would the quotient.
  const cases: RawBuilder<unknown>[] = [];
  let first = 0;
  for (const [index, { start, end }] of days.entries()) {
    const isUsual = end - start === DAY_MS;
    const next = days[index + 1];
    if (isUsual && next && next.end - next.start === DAY_MS) continue;
    const begin = days[first]!.start;
    const number = isUsual ? sql`(${at} - ${sql.lit(begin)}) / ${sql.lit(DAY_MS)} + ${sql.lit(first)}` : sql.lit(index);
    cases.push(sql`when ${at} < ${sql.lit(end)} then ${number}`);
    first = index + 1;
  }
  return (cases.length === 0 ? sql<number>`0` : sql<number>`case ${sql.join(cases, sql` `)} end`).as("day");
}

/** From the sums of whole hours; where days begin at half past, from the ledger. */
function movedIn(reading: Reading, asked: Asked) {
  const { agentId, team, span, days } = asked;
  if (!areWhole(days)) {
    const query = ledgerEntries(reading, team, profitKinds, span);
    const entries = query.select((is) => [
      "moved.kind",
      dayNumber("moved.at", days),
      is.fn.sum<Minor>("entry.amount").as("amount"),
    ]);
    return reading.all(entries.groupBy(["moved.kind", "day"]));
  }
  return reading.all(
    reading.tables
      .selectFrom("team_money")
      .select((is) => ["kind", dayNumber("hour", days), is.fn.sum<Minor>("amount").as("amount")])
      .where("agent_id", "=", agentId)
      .where("hour", ">=", span.from)
      .where("hour", "<", span.to)
      .where("kind", "in", profitKinds)
      .groupBy(["kind", "day"]),
  );
}

/** The same of what was played. */
function playedIn({ all, tables }: Reading, { agentId, team, span: { from, to }, days }: Asked) {
  const hours = tables
    .selectFrom("team_play")
    .select(["hour as at", "stake", "payout"])
    .where("agent_id", "=", agentId);
  const rounds = tables.selectFrom("game_round").select(["at", "stake", "payout"]).where("member_id", "in", team);
  return all(
    tables
      .selectFrom((areWhole(days) ? hours : rounds).as("played"))
      .select((is) => [
        dayNumber("at", days),
        is.fn.sum<Minor>("stake").as("stake"),
        is.fn.sum<Minor>("payout").as("payout"),
      ])
      .where("at", ">=", from)
      .where("at", "<", to)
      .groupBy("day"),
  );
}

const areWhole = (days: readonly Day[]): boolean =>
  days.every(({ start, end }) => start % HOUR_MS === 0 && end % HOUR_MS === 0);

function joinedIn(reading: Reading, { team, span: { from, to }, days }: Asked) {
  return reading.all(
    reading.tables
      .selectFrom("member")
      .select((is) => [dayNumber("created_at", days), is.fn.countAll<number>().as("members")])
      .where("id", "in", team)
      .where("created_at", ">=", from)
      .where("created_at", "<", to)
      .groupBy("day"),
  );
}
