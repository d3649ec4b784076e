import { timeIn, zoneNameIn } from "@livery/product/timeZone.ts";

/**
 * A moment (ms since 1970) as `yyyy-MM-dd hh:mm:ss` with the zone behind it, in the visitor's own time unless a zone is
 * given (SY-010).
 */
export function endTime(at: number, timeZone?: string): string {
  return `${timeIn(at, timeZone)} ${zoneNameIn(at, timeZone, "short")}`;
}
