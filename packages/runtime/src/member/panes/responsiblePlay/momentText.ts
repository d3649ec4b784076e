import { shortTime } from "../../../kit/records/recordTime.ts";
import type { SiteClock } from "../../../kit/siteClock.ts";

/** A moment of the platform as lists show it; what is no time shows as it is. */
export function momentText(iso: string, clock: SiteClock): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : shortTime(at, clock);
}
