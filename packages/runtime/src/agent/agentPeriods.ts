import { localDay } from "@livery/product/calendarAge.ts";
import { lastDays, type Period } from "../kit/records/periods.ts";

export const agentPeriods = ["week", "thirtyDays", "month", "lastMonth"] as const;

export type AgentPeriod = (typeof agentPeriods)[number];

interface Compared {
  readonly shown: Period;
  /** As many days before it; of a month that has begun, as many days of the month before. */
  readonly before: Period;
}

/** The days of a choice, and those that they are compared with. */
export function comparedPeriods(choice: AgentPeriod, now: Date): Compared {
  const [year, month, today] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // The last day of a month is day 0 of the next one.
  const day = (monthNo: number, dayNo: number): Date => new Date(year, monthNo, dayNo);
  const days = (from: Date, to: Date): Period => ({ from: localDay(from), to: localDay(to) });
  if (choice === "week" || choice === "thirtyDays") {
    const count = choice === "week" ? 7 : 30;
    return { shown: lastDays(count, now), before: lastDays(count, day(month, today - count)) };
  }
  if (choice === "lastMonth") {
    return { shown: days(day(month - 1, 1), day(month, 0)), before: days(day(month - 2, 1), day(month - 1, 0)) };
  }
  const lastOfBefore = day(month, 0).getDate();
  return {
    shown: days(day(month, 1), day(month, today)),
    before: days(day(month - 1, 1), day(month - 1, Math.min(today, lastOfBefore))),
  };
}
