import type { limitPeriods } from "../mix/settingPlans.ts";

export type LimitPeriod = (typeof limitPeriods)[number];

const DAY_MS = 24 * 3_600_000;
/** Days in Korea, computed with the system's calendar and deliberately not with the platform's own code. */
const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" });

/** The name of a moment's day, week (by its Monday) or month: `2026-11-30`, `2026-11`. */
export function nameOfPeriod(period: LimitPeriod, at: number): string {
  const day = calendar.format(at);
  if (period === "DAY") return day;
  if (period === "MONTH") return day.slice(0, 7);
  const noon = Date.parse(`${day}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
