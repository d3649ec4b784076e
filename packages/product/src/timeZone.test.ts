import { expect, test } from "vitest";
import { dayIn, timeIn } from "./timeZone.ts";

test.each([
  ["2026-11-24T05:05:10Z", "Asia/Seoul", "2026-11-24 14:05:10"],
  ["2026-12-31T15:00:00Z", "Asia/Seoul", "2027-01-01 00:00:00"],
  ["2026-12-31T15:00:00Z", "America/New_York", "2026-12-31 10:00:00"],
  // An hour that comes twice.
  ["2026-11-01T05:30:00Z", "America/New_York", "2026-11-01 01:30:00"],
  ["2026-11-01T06:30:00Z", "America/New_York", "2026-11-01 01:30:00"],
])("%s in %s is %s", (moment, timeZone, said) => {
  expect(timeIn(new Date(moment), timeZone)).toBe(said);
  expect(dayIn(Date.parse(moment), timeZone)).toBe(said.slice(0, 10));
});
