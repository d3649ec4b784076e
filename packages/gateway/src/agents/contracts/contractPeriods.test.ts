import { expect, it } from "vitest";
import { contractPeriod } from "./contractPeriods.ts";

const [SEOUL, NEW_YORK] = ["Asia/Seoul", "America/New_York"];
const at = (text: string) => Date.parse(`${text}Z`);

/** The merchant's days begin at 15:00 UTC in Korea, and at 4:00 or 5:00 in New York. */
const cases = [
  ["dividend", "D", "2026-11-21T14:59", SEOUL, "2026-11-20T15:00", "2026-11-21T15:00"],
  ["dividend", "W", "2026-11-21T14:59", SEOUL, "2026-11-15T15:00", "2026-11-22T15:00"],
  ["dividend", "H", "2026-11-15T14:59", SEOUL, "2026-10-31T15:00", "2026-11-15T15:00"],
  ["dividend", "H", "2026-11-15T15:00", SEOUL, "2026-11-15T15:00", "2026-11-30T15:00"],
  ["dividend", "H", "2028-02-29T14:59", SEOUL, "2028-02-15T15:00", "2028-02-29T15:00"],
  ["dividend", "M", "2026-12-31T14:59", SEOUL, "2026-11-30T15:00", "2026-12-31T15:00"],
  // A day of 25 hours.
  ["daily", undefined, "2026-11-01T12:00", NEW_YORK, "2026-11-01T04:00", "2026-11-02T05:00"],
  ["hourly", undefined, "2026-11-01T06:30", NEW_YORK, "2026-11-01T06:00", "2026-11-01T07:00"],
  ["hourly", undefined, "2026-11-20T18:29", "Asia/Kolkata", "2026-11-20T17:30", "2026-11-20T18:30"],
  ["realTime", undefined, "2026-11-20T15:04:59.999", SEOUL, "2026-11-20T15:00", "2026-11-20T15:05"],
  ["realTime", undefined, "2026-11-20T15:05", SEOUL, "2026-11-20T15:05", "2026-11-20T15:10"],
] as const;

it.each(cases)("%s %s at %s in %s is from %s to %s", (kind, period, moment, timeZone, start, end) => {
  const terms = period === undefined ? {} : { period };
  const found = contractPeriod(kind, terms, at(moment), { timeZone, salaryMinutes: 5 });
  expect(found).toEqual({ start: at(start), end: at(end) });
});

it("real-time periods last as long as the merchant says, and the last one ends with the day", () => {
  const calendar = { timeZone: SEOUL, salaryMinutes: 7 };
  const day = at("2026-11-20T15:00");
  let moment = day;
  let periods = 0;
  for (; moment < day + 86_400_000; periods += 1) moment = contractPeriod("realTime", {}, moment, calendar).end;
  expect({ moment, periods }).toEqual({ moment: day + 86_400_000, periods: Math.ceil(1440 / 7) });
});
