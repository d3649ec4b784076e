import type { WirePlayLimit } from "@livery/platform/decoders/shared/playLimits.gen.ts";
import type { SetPlayLimitRequest } from "@livery/platform/requests/setPlayLimit.gen.js";
import { type Minor, type Minutes, minor, minutes } from "@livery/product/money.ts";
import { USUAL_RAISE_HOURS } from "@livery/product/playTools.ts";
import type { Selectable } from "kysely";
import { ApiError } from "../http/apiError.ts";
import type { Merchant } from "../merchant.ts";
import { limitCeilingsOf, timeZoneOf } from "../money/merchantSettings.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { periodOf } from "../texts/periods.ts";
import { minutesPlayed } from "./minutesPlayed.ts";
import type { Span } from "../records/ledgerSums.ts";
import { playSums } from "./playSums.ts";

type Row = Selectable<Tables["play_limit"]>;
type Kind = Row["kind"];
type Period = Row["period"];

const kinds: readonly Kind[] = ["DEPOSIT", "LOSS", "SESSION"];
const periods: readonly Period[] = ["DAY", "WEEK", "MONTH"];
const calendar = { DAY: "day", WEEK: "week", MONTH: "month" } as const satisfies Record<Period, string>;

const HOUR_MS = 3_600_000;

/** What is limited: time for SESSION, else money. */
type Quantity = Minor | Minutes;

const quantity = (kind: Kind, value: number): Quantity => (kind === "SESSION" ? minutes(value) : minor(value));

/** The member's own value now; null for no limit. */
function valueOf(row: Row | undefined, now: number): Quantity | null {
  if (!row) return null;
  return hasCome(row, now) ? row.next_value : row.value;
}

/** The lower one of a member's own value and what its markets allow, which holds without one, too; null for no limit. */
function capped(own: Quantity | null, ceiling: Minor | undefined): Quantity | null {
  if (own === null || ceiling === undefined) return own ?? ceiling ?? null;
  return own < ceiling ? own : ceiling;
}

const hasCome = ({ next_at: at }: Row, now: number) => at !== null && at <= now;

/** The day, week or month of a moment in the merchant's time zone, up to the moment itself. */
const spanOf = (period: Period, now: number, timeZone: string): Span => {
  return { from: periodOf(calendar[period], now, timeZone).start, to: now + 1 };
};

/** How much of a limit is used; pending deposits count too. */
function usedOf(
  reading: Reading,
  memberId: number,
  { kind, period }: Pick<Row, "kind" | "period">,
  now: number,
): Quantity {
  const span = spanOf(period, now, timeZoneOf(reading, memberId));
  if (kind === "SESSION") return minutes(minutesPlayed(reading, memberId, span));
  if (kind === "LOSS") return minor(Math.max(0, 0 - playSums(reading, memberId, span).net));
  const { first, tables } = reading;
  const sum = first(
    tables
      .selectFrom("deposit_order")
      .select((is) => is.fn.sum<number | null>("amount").as("amount"))
      .where("member_id", "=", memberId)
      .where("state", "in", ["CREATED", "PAID", "COMPLETED"])
      .where("created_at", ">=", span.from),
  );
  return minor(sum?.amount ?? 0);
}

function rowsOf({ all, tables }: Reading, memberId: number): Row[] {
  return all(tables.selectFrom("play_limit").selectAll().where("member_id", "=", memberId));
}

/** The nine possible limits, with what is used, left and coming (AP-160). */
export function wirePlayLimits(reading: Reading, memberId: number, now: number): WirePlayLimit[] {
  return limitsOf(reading, memberId, now).map(({ kind, period, row, value, ceiling }) => {
    const used = usedOf(reading, memberId, { kind, period }, now);
    return {
      kind,
      period,
      used,
      ...(value !== null && { value, left: quantity(kind, Math.max(0, value - used)) }),
      ...(row?.next_at && !hasCome(row, now) && { pending: pendingOf(row.next_at, capped(row.next_value, ceiling)) }),
    };
  });
}

/** The nine possible limits with the values in force. */
function limitsOf(reading: Reading, memberId: number, now: number) {
  const rows = rowsOf(reading, memberId);
  const ceilings = limitCeilingsOf(reading, memberId);
  return kinds.flatMap((kind) =>
    periods.map((period) => {
      const isThis = (one: { readonly kind: Kind; readonly period: Period }) =>
        one.kind === kind && one.period === period;
      const row = rows.find(isThis);
      const ceiling = ceilings.find(isThis)?.amount;
      return { kind, period, row, ceiling, value: capped(valueOf(row, now), ceiling) };
    }),
  );
}

function pendingOf(at: number, value: Quantity | null): NonNullable<WirePlayLimit["pending"]> {
  return { actsAt: new Date(at).toISOString(), ...(value !== null && { value }) };
}

/**
 * Lowers a limit at once; a raise or a removal takes effect after the cooling time (AP-161, CO-020). Rejects an amount
 * above the ceiling of the merchant's markets, and the removal of a limit that has one.
 */
export function setPlayLimit(
  writing: Writing,
  memberId: number,
  { kind, period, value = null }: { kind: Kind; period: Period; value?: SetPlayLimitRequest["value"] | null },
  { now, merchant }: { readonly now: number; readonly merchant: Merchant },
): void {
  const { coolingHours = USUAL_RAISE_HOURS } = merchant.duties ?? {};
  const limits = limitsOf(writing, memberId, now);
  const { ceiling: maximum, value: present } = limits.find((one) => one.kind === kind && one.period === period)!;
  if (maximum !== undefined && (value === null || value > maximum))
    throw new ApiError("AMOUNT_OUT_OF_RANGE", { minimum: 0, maximum });
  const isLower = present === null || (value !== null && value <= present);
  const next = isLower
    ? { value, next_value: null, next_at: null }
    : { value: present, next_value: value, next_at: now + coolingHours * HOUR_MS };
  const { run, tables } = writing;
  run(tables.replaceInto("play_limit").values({ member_id: memberId, kind, period, ...next }));
}

interface Reached {
  readonly kind: Kind;
  readonly period: Period;
  readonly left: number;
}

/** Reads a member's limits, and finds the one of a kind that leaves the least. */
function strictestOf(reading: Reading, memberId: number, now: number): (kind: Kind) => Reached | undefined {
  const limits = limitsOf(reading, memberId, now);
  return (kind) => {
    const left = limits
      .filter((one) => one.kind === kind)
      .flatMap(({ period, value }) => {
        if (value === null) return [];
        return [{ kind, period, left: Math.max(0, value - usedOf(reading, memberId, { kind, period }, now)) }];
      });
    return left.toSorted((one, other) => one.left - other.left)[0];
  };
}

/**
 * Rejects a deposit above what the strictest limit leaves; the error names the limit and the remaining amount (CO-021).
 */
export function requireWithinDepositLimits(reading: Reading, memberId: number, amount: number, now: number): void {
  const reached = strictestOf(reading, memberId, now)("DEPOSIT");
  if (reached && amount > reached.left) throw new ApiError("LIMIT_REACHED", { ...reached });
}

/** Rejects a stake once play is not allowed, and one above what the strictest limit of losses leaves. */
export function requireStakeAllowed(reading: Reading, memberId: number, stake: Minor, now: number): void {
  const reached = requirePlayAllowed(reading, memberId, now);
  if (reached && stake > reached.left) throw new ApiError("LIMIT_REACHED", { ...reached });
}

/**
 * Rejects calls that lead to play once a loss or the time of play has reached its limit. Returns the strictest limit of
 * losses.
 */
export function requirePlayAllowed(reading: Reading, memberId: number, now: number): Reached | undefined {
  const strictest = strictestOf(reading, memberId, now);
  const loss = strictest("LOSS");
  for (const reached of [loss, strictest("SESSION")])
    if (reached?.left === 0) throw new ApiError("LIMIT_REACHED", { ...reached });
  return loss;
}
