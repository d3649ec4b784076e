import { dayOfNumber, numberOfDay } from "@livery/product/calendarPeriod.ts";
import { type SiteClock, todayOf } from "../siteClock.ts";

/** Days of the site as calls take them, both included: `2026-11-18`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The last days up to and including today. */
export function lastDays(count: number, clock: SiteClock): Period {
  const to = todayOf(clock);
  return { from: dayOfNumber(numberOfDay(to) - count + 1), to };
}

/**
 * The days as a call is asked for them. Where they end today there is no last day, so that the platform ends with its own:
 * the next day may have begun since the page was opened, or the device's clock be slow.
 */
export function askedDays({ from, to }: Period, clock: SiteClock): { readonly from: string; readonly to?: string } {
  return to === todayOf(clock) ? { from } : { from, to };
}

/**
 * The days in words, without repeating what both have in common: "18–24 November". With the years where they differ. What
 * is no day shows as it is.
 */
export function periodText({ from, to }: Period, language: string): string {
  const [first, last] = [from, to].map((day) => new Date(`${day}T12:00:00`)) as [Date, Date];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return `${from} – ${to}`;
  const year = first.getFullYear() === last.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year }).formatRange(first, last);
}
