import { DEFAULT_TIME_ZONE, dayIn, timeIn, zoneNameIn } from "@livery/product/timeZone.ts";
import { useState } from "react";
import { useSite } from "../site/SiteContext.ts";

/** When something was opened, and the time zone in which the site's days begin. */
export interface SiteClock {
  readonly now: Date;
  readonly timeZone: string;
}

/** The time zone of the site's days and records. */
export function useTimeZone(): string {
  return useSite().timeZone ?? DEFAULT_TIME_ZONE;
}

/** The clock of the site when the component was mounted. */
export function useSiteClock(): SiteClock {
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  return { now, timeZone };
}

/** The site's day when something was opened: `2026-11-24`. */
export function todayOf({ now, timeZone }: SiteClock): string {
  return dayIn(now, timeZone);
}

/**
 * How the clocks of the site and of the device differ from UTC, if they differ from each other: `GMT+9` and `GMT-5`.
 * `device` defaults to the device's own time zone.
 */
export function clocksApart(
  { now, timeZone }: SiteClock,
  device?: string,
): { readonly site: string; readonly device: string } | undefined {
  if (timeIn(now, timeZone) === timeIn(now, device)) return undefined;
  return { site: zoneNameIn(now, timeZone, "shortOffset"), device: zoneNameIn(now, device, "shortOffset") };
}
