import { timeIn } from "@livery/product/timeZone.ts";
import type { SiteClock } from "../siteClock.ts";

/** In place of a time that the platform sent in a form which is none. */
const NO_TIME = "–";

/** The time of a record in a list, in the site's time zone: `11.24 14:05` in this year, `2025.11.24` in others. */
export function shortTime(at: Date, clock: SiteClock): string {
  if (Number.isNaN(at.getTime())) return NO_TIME;
  const time = fullTime(at, clock);
  const [year] = timeIn(clock.now, clock.timeZone).split("-");
  return time.startsWith(`${year}.`) ? time.slice("2026.".length, -":10".length) : time.split(" ")[0]!;
}

/** The time of a record to the second, in the site's time zone: `2026.11.24 14:05:10`. */
export function fullTime(at: Date, { timeZone }: Pick<SiteClock, "timeZone">): string {
  return Number.isNaN(at.getTime()) ? NO_TIME : timeIn(at, timeZone).replaceAll("-", ".");
}
