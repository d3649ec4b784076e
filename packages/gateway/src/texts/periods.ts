/** Days begin at midnight in Korea, which has no daylight saving time. */
const OFFSET_MS = 9 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

interface Period {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end?: number;
}

function dayOf(now: number): number {
  return Math.floor((now + OFFSET_MS) / DAY_MS);
}

const startOf = (day: number) => day * DAY_MS - OFFSET_MS;

/** The Monday-to-Sunday week of a moment. */
export function weekOf(now: number): { readonly start: number; readonly end: number } {
  const day = dayOf(now);
  // 1970-01-01 was a Thursday.
  const monday = day - ((((day + 3) % 7) + 7) % 7);
  return { start: startOf(monday), end: startOf(monday + 7) };
}

/** The current period; `always` began on the first of the year and does not end. */
export function periodOf(kind: "always" | "day" | "week" | "month", now: number): Period {
  const today = new Date(now + OFFSET_MS);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  switch (kind) {
    case "day":
      return { start: startOf(dayOf(now)), end: startOf(dayOf(now) + 1) };
    case "week":
      return weekOf(now);
    case "month":
      return { start: Date.UTC(year, month) - OFFSET_MS, end: Date.UTC(year, month + 1) - OFFSET_MS };
    case "always":
      return { start: Date.UTC(year, 0) - OFFSET_MS };
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
}: {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly usualDays: number;
  readonly now: number;
}): { readonly start: number; readonly end: number } {
  const last = numberOfDay(to) ?? dayOf(now);
  const first = numberOfDay(from) ?? last - usualDays;
  return { start: startOf(first), end: startOf(last + 1) };
}

function numberOfDay(day: string | undefined): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time / DAY_MS;
}

/** The day of a moment: `2026-11-21`. */
export function isoDay(now: number): string {
  return new Date(now + OFFSET_MS).toISOString().slice(0, 10);
}
