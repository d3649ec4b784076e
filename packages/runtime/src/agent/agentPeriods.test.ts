import { expect, test } from "vitest";
import { comparedPeriods } from "./agentPeriods.ts";
import { clockInKorea } from "../testing/inKorea.ts";

test.each([
  ["week", "2026-03-03", "2026-02-25 2026-03-03", "2026-02-18 2026-02-24"],
  ["thirtyDays", "2026-03-03", "2026-02-02 2026-03-03", "2026-01-03 2026-02-01"],
  ["month", "2026-11-24", "2026-11-01 2026-11-24", "2026-10-01 2026-10-24"],
  ["month", "2026-03-31", "2026-03-01 2026-03-31", "2026-02-01 2026-02-28"],
  ["month", "2026-01-01", "2026-01-01 2026-01-01", "2025-12-01 2025-12-01"],
  ["lastMonth", "2026-01-31", "2025-12-01 2025-12-31", "2025-11-01 2025-11-30"],
  ["lastMonth", "2024-03-31", "2024-02-01 2024-02-29", "2024-01-01 2024-01-31"],
] as const)("%s on %s is compared with the days before", (choice, day, shown, before) => {
  const text = ({ from, to }: { readonly from: string; readonly to: string }) => `${from} ${to}`;
  const periods = comparedPeriods(choice, clockInKorea(`${day}T00:30`));
  expect([text(periods.shown), text(periods.before)]).toEqual([shown, before]);
});
