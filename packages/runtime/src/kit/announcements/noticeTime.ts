import { timeIn } from "@livery/product/timeZone.ts";

/**
 * The time of a notice in the site's time zone, on a 24-hour clock: `2023-11-14 22:13:20` (NT-003). A dash for a time that
 * is none.
 */
export function noticeTime(at: number, timeZone: string): string {
  return Number.isNaN(new Date(at).getTime()) ? "–" : timeIn(at, timeZone);
}
