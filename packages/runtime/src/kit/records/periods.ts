import { localDay } from "@livery/product/calendarAge.ts";

/** Days as calls take them, both included: `2026-11-18`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The last days up to and including today. */
export function lastDays(count: number, now: Date): Period {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - count + 1);
  return { from: localDay(from), to: localDay(now) };
}

/**
 * The days as a call is asked for them. Where they end today there is no last day, so that the platform ends with its own:
 * its day may have begun before the visitor's, and what has just happened is in it.
 */
export function askedDays({ from, to }: Period, now: Date): { readonly from: string; readonly to?: string } {
  return to === localDay(now) ? { from } : { from, to };
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
