import { expect, test } from "vitest";
import { askedDays, lastDays, periodText } from "./periods.ts";
import { clockInKorea } from "../../testing/inKorea.ts";

test("a period of some days ends today and counts it", () => {
  const clock = clockInKorea("2026-03-03T00:30");
  expect(lastDays(1, clock)).toEqual({ from: "2026-03-03", to: "2026-03-03" });
  expect(lastDays(7, clock)).toEqual({ from: "2026-02-25", to: "2026-03-03" });
});

test("a period up to today is asked for without its last day, which the platform's clock decides", () => {
  const clock = clockInKorea("2026-03-03T23:30");
  expect(askedDays(lastDays(7, clock), clock)).toEqual({ from: "2026-02-25" });
  expect(askedDays({ from: "2026-02-25", to: "2026-03-02" }, clock)).toEqual({ from: "2026-02-25", to: "2026-03-02" });
});

test("a period is said without repeating its month", () => {
  const days = { from: "2026-11-18", to: "2026-11-24" };
  expect(periodText(days, "ko")).toBe("11월 18일~24일");
  expect(periodText(days, "en")).toMatch(/^November 18\s–\s24$/u);
  expect(periodText({ from: "2026-11-24", to: "2026-11-24" }, "en")).toBe("November 24");
  expect(periodText({ from: "2025-11-25", to: "2026-11-24" }, "ko")).toBe("2025년 11월 25일~2026년 11월 24일");
  expect(periodText({ from: "=cmd", to: "2026-11-24" }, "en")).toBe("=cmd – 2026-11-24");
});
