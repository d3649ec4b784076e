import { calendarPeriod, numberOfDay } from "@livery/product/calendarPeriod.ts";
import { DEFAULT_TIME_ZONE } from "@livery/product/timeZone.ts";
import { DAY_MS, dayOf, startOfDay } from "./localDays.ts";

interface Period {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end?: number;
}

/** The Monday-to-Sunday week of a moment. */
export function weekOf(now: number, timeZone = DEFAULT_TIME_ZONE): { readonly start: number; readonly end: number } {
  const { first, end } = calendarPeriod("W", dayOf(now, timeZone));
  return { start: startOfDay(first, timeZone), end: startOfDay(end, timeZone) };
}

/** The current period in a time zone; `always` began on the first of the year and does not end. */
export function periodOf(
  kind: "always" | "day" | "week" | "month",
  now: number,
  timeZone: string = DEFAULT_TIME_ZONE,
): Period {
  const today = dayOf(now, timeZone);
  if (kind === "always") {
    const year = new Date(today * DAY_MS).getUTCFullYear();
    return { start: startOfDay(Date.UTC(year, 0) / DAY_MS, timeZone) };
  }
  const { first, end } = calendarPeriod(kind === "day" ? "D" : kind === "week" ? "W" : "M", today);
  return { start: startOfDay(first, timeZone), end: startOfDay(end, timeZone) };
}

/**
 * The days from `from` to `to`, both included (`2026-11-21`). Without `to` the range ends today; without `from` it has
 * the default number of days. An invalid day counts as missing.
 */
export function dayBounds({
  from,
  to,
  usualDays,
  now,
  timeZone = DEFAULT_TIME_ZONE,
}: {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly usualDays: number;
  readonly now: number;
  readonly timeZone?: string | undefined;
}): { readonly start: number; readonly end: number } {
  const last = dayNumber(to) ?? dayOf(now, timeZone);
  const first = dayNumber(from) ?? last - usualDays;
  return { start: startOfDay(first, timeZone), end: startOfDay(last + 1, timeZone) };
}

function dayNumber(text = ""): number | undefined {
  const day = numberOfDay(text);
  return Number.isNaN(day) ? undefined : day;
}
