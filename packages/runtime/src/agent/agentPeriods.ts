import { calendarPeriod, dayOfNumber, numberOfDay } from "@livery/product/calendarPeriod.ts";
import { lastDays, type Period } from "../kit/records/periods.ts";
import { type SiteClock, todayOf } from "../kit/siteClock.ts";

export const agentPeriods = ["week", "thirtyDays", "month", "lastMonth"] as const;

export type AgentPeriod = (typeof agentPeriods)[number];

interface Compared {
  readonly shown: Period;
  /** As many days before it; of a month that has begun, as many days of the month before. */
  readonly before: Period;
}

/** The days of a choice, and those that they are compared with. */
export function comparedPeriods(choice: AgentPeriod, clock: SiteClock): Compared {
  const today = numberOfDay(todayOf(clock));
  const days = (from: number, to: number): Period => ({ from: dayOfNumber(from), to: dayOfNumber(to) });
  if (choice === "week" || choice === "thirtyDays") {
    const count = choice === "week" ? 7 : 30;
    return { shown: lastDays(count, clock), before: days(today - 2 * count + 1, today - count) };
  }
  const { first: month } = calendarPeriod("M", today);
  const { first: lastMonth } = calendarPeriod("M", month - 1);
  if (choice === "lastMonth") {
    const { first } = calendarPeriod("M", lastMonth - 1);
    return { shown: days(lastMonth, month - 1), before: days(first, lastMonth - 1) };
  }
  return { shown: days(month, today), before: days(lastMonth, Math.min(lastMonth + today - month, month - 1)) };
}
