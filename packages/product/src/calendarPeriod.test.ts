import { expect, test } from "vitest";
import { type CalendarPeriod, calendarPeriod, dayOfNumber, numberOfDay } from "./calendarPeriod.ts";

test.each([
  ["D", "2026-11-21", "2026-11-21", "2026-11-22"],
  ["W", "2026-11-22", "2026-11-16", "2026-11-23"],
  ["W", "1969-12-31", "1969-12-29", "1970-01-05"],
  ["H", "2026-11-15", "2026-11-01", "2026-11-16"],
  ["H", "2026-11-16", "2026-11-16", "2026-12-01"],
  ["H", "2028-02-29", "2028-02-16", "2028-03-01"],
  ["M", "2026-12-31", "2026-12-01", "2027-01-01"],
] satisfies [CalendarPeriod, string, string, string][])(
  "the period %s of %s begins on %s and ends before %s",
  (period, day, first, end) => {
    const found = calendarPeriod(period, numberOfDay(day));
    expect([dayOfNumber(found.first), dayOfNumber(found.end)]).toEqual([first, end]);
  },
);
