import { DAY_MS, dayOf, startOfDay, USUAL_TIME_ZONE } from "./localDays.ts";

interface Period {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end?: number;
}

/** The Monday-to-Sunday week of a moment. */
export function weekOf(now: number, timeZone = USUAL_TIME_ZONE): { readonly start: number; readonly end: number } {
  const day = dayOf(now, timeZone);
  // 1970-01-01 was a Thursday.
  const monday = day - ((((day + 3) % 7) + 7) % 7);
  return { start: startOfDay(monday, timeZone), end: startOfDay(monday + 7, timeZone) };
}

/** The current period in a time zone; `always` began on the first of the year and does not end. */
export function periodOf(
  kind: "always" | "day" | "week" | "month",
  now: number,
  timeZone: string = USUAL_TIME_ZONE,
): Period {
  const today = dayOf(now, timeZone);
  const date = new Date(today * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const startOf = (day: number) => startOfDay(day, timeZone);
  switch (kind) {
    case "day":
      return { start: startOf(today), end: startOf(today + 1) };
    case "week":
      return weekOf(now, timeZone);
    case "month":
      return { start: startOf(Date.UTC(year, month) / DAY_MS), end: startOf(Date.UTC(year, month + 1) / DAY_MS) };
    case "always":
      return { start: startOf(Date.UTC(year, 0) / DAY_MS) };
  }
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
  timeZone = USUAL_TIME_ZONE,
}: {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly usualDays: number;
  readonly now: number;
  readonly timeZone?: string | undefined;
}): { readonly start: number; readonly end: number } {
  const last = numberOfDay(to) ?? dayOf(now, timeZone);
  const first = numberOfDay(from) ?? last - usualDays;
  return { start: startOfDay(first, timeZone), end: startOfDay(last + 1, timeZone) };
}

function numberOfDay(day: string | undefined): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time / DAY_MS;
}

/** The day of a moment: `2026-11-21`. */
export function isoDay(now: number, timeZone: string = USUAL_TIME_ZONE): string {
  return new Date(dayOf(now, timeZone) * DAY_MS).toISOString().slice(0, 10);
}
