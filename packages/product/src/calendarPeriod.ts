const DAY_MS = 24 * 3_600_000;

/** The first half of a month ends with this day. */
const HALF = 15;

/** A day of a calendar, as days since 1970. */
type Day = number;

/** A day, a week from Monday, half a month or a month (AG-029). */
export type CalendarPeriod = "D" | "W" | "H" | "M";

/** The period that contains a day; `end` is the first day after it. */
export function calendarPeriod(period: CalendarPeriod, day: Day): { readonly first: Day; readonly end: Day } {
  if (period === "D") return { first: day, end: day + 1 };
  if (period === "W") {
    // 1970-01-01 was a Thursday.
    const monday = day - ((((day + 3) % 7) + 7) % 7);
    return { first: monday, end: monday + 7 };
  }
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const [first, end] = [Date.UTC(year, month) / DAY_MS, Date.UTC(year, month + 1) / DAY_MS];
  if (period === "M") return { first, end };
  const middle = first + HALF;
  return day < middle ? { first, end: middle } : { first: middle, end };
}

/** The number of a day such as `2026-11-21`; NaN for what is none. */
export function numberOfDay(day: string): Day {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** The day with a number, such as `2026-11-21`. */
export function dayOfNumber(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
