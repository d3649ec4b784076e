import { expect, test } from "vitest";
import { fullTime, shortTime } from "./recordTime.ts";

const at = new Date(2026, 10, 4, 9, 5, 7);

test("a record of this year has its day and time, one of another year its date", () => {
  expect(shortTime(at, new Date(2026, 0, 1))).toBe("11.04 09:05");
  expect(shortTime(at, new Date(2027, 0, 1))).toBe("2026.11.04");
});

test("a record's own view has the time to the second", () => {
  expect(fullTime(at)).toBe("2026.11.04 09:05:07");
});

test("a time that is none is a dash", () => {
  expect(shortTime(new Date("soon"), at)).toBe("–");
  expect(fullTime(new Date("soon"))).toBe("–");
});
