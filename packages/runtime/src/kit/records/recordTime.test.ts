import { expect, test } from "vitest";
import { fullTime, shortTime } from "./recordTime.ts";

const timeZone = "Asia/Seoul";
/** 09:05:07 in Korea, and in New York still the day before. */
const at = new Date("2026-11-04T00:05:07Z");

test("a record of this year has its day and time, one of another year its date", () => {
  expect(shortTime(at, { now: new Date("2026-12-31T14:59:59Z"), timeZone })).toBe("11.04 09:05");
  expect(shortTime(at, { now: new Date("2026-12-31T15:00:00Z"), timeZone })).toBe("2026.11.04");
});

test.each([
  [timeZone, "2026.11.04 09:05:07"],
  ["America/New_York", "2026.11.03 19:05:07"],
])("a record's own view has the time to the second, in %s %s", (zone, text) => {
  expect(fullTime(at, { timeZone: zone })).toBe(text);
});

test("a time that is none is a dash", () => {
  expect(shortTime(new Date("soon"), { now: at, timeZone })).toBe("–");
  expect(fullTime(new Date("soon"), { timeZone })).toBe("–");
});
