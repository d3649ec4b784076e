import { expect, test } from "vitest";
import { comparedPeriods } from "./agentPeriods.ts";

const on = (year: number, month: number, day: number) => new Date(year, month - 1, day, 0, 30);

test.each([
  ["week", on(2026, 3, 3), "2026-02-25 2026-03-03", "2026-02-18 2026-02-24"],
  ["thirtyDays", on(2026, 3, 3), "2026-02-02 2026-03-03", "2026-01-03 2026-02-01"],
  ["month", on(2026, 11, 24), "2026-11-01 2026-11-24", "2026-10-01 2026-10-24"],
  ["month", on(2026, 3, 31), "2026-03-01 2026-03-31", "2026-02-01 2026-02-28"],
  ["month", on(2026, 1, 1), "2026-01-01 2026-01-01", "2025-12-01 2025-12-01"],
  ["lastMonth", on(2026, 1, 31), "2025-12-01 2025-12-31", "2025-11-01 2025-11-30"],
  ["lastMonth", on(2024, 3, 31), "2024-02-01 2024-02-29", "2024-01-01 2024-01-31"],
] as const)("%s on %s is compared with the days before", (choice, now, shown, before) => {
  const text = ({ from, to }: { readonly from: string; readonly to: string }) => `${from} ${to}`;
  const periods = comparedPeriods(choice, now);
  expect([text(periods.shown), text(periods.before)]).toEqual([shown, before]);
});
