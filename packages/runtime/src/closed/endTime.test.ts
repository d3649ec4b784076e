import { expect, test } from "vitest";
import { endTime } from "./endTime.ts";

test.each([
  { timeZone: "Asia/Seoul", expected: "2026-03-01 06:00:00 GMT+9" },
  { timeZone: "UTC", expected: "2026-02-28 21:00:00 UTC" },
  { timeZone: "America/New_York", expected: "2026-02-28 16:00:00 EST" },
])("SY-010 the end of a maintenance in $timeZone names its zone", ({ timeZone, expected }) => {
  expect(endTime(Date.UTC(2026, 1, 28, 21), timeZone)).toBe(expected);
});

test("midnight begins a day instead of ending one", () => {
  expect(endTime(Date.UTC(2026, 2, 1), "UTC")).toBe("2026-03-01 00:00:00 UTC");
});
