import type { limitPeriods } from "../mix/settingPlans.ts";

export type LimitPeriod = (typeof limitPeriods)[number];

const DAY_MS = 24 * 3_600_000;
/** Days are Korea's; worked out by the calendar of the system, and not as the platform does. */
const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" });

/** The day, the week by its Monday, or the month that a moment lies in: `2026-11-30`, `2026-11`. */
export function nameOfPeriod(period: LimitPeriod, at: number): string {
  const day = calendar.format(at);
  if (period === "DAY") return day;
  if (period === "MONTH") return day.slice(0, 7);
  const noon = Date.parse(`${day}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
