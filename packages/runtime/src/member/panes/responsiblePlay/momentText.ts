import { shortTime } from "../../../kit/records/recordTime.ts";

/** A moment of the platform as lists show it; what is no time shows as it is. */
export function momentText(iso: string, now: Date): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : shortTime(at, now);
}
