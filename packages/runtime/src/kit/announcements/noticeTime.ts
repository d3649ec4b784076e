import { timeIn } from "@livery/product/timeZone.ts";

/**
 * The time of a notice in the form `2023-11-14 22:13:20`, on a 24-hour clock (NT-003). `timeZone` defaults to the
 * visitor's. A dash for a time that is none.
 */
export function noticeTime(at: number, timeZone?: string): string {
  return Number.isNaN(new Date(at).getTime()) ? "–" : timeIn(at, timeZone);
}
