/** Where a site's days end if its brand names no time zone. */
export const DEFAULT_TIME_ZONE = "Asia/Seoul";

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // Swedish writes times in the form of ISO 8601.
  const clock = new Intl.DateTimeFormat("sv", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * A moment by the clocks of an IANA time zone, or where it is undefined by the device's: `2026-11-24 14:05:10`. Throws a
 * `RangeError` for a time that is none.
 */
export function timeIn(at: Date | number, timeZone: string | undefined): string {
  return clockOf(timeZone).format(at);
}

/** What such a zone is called at a moment: `GMT+9`; `short` has names such as `EST`. */
export function zoneNameIn(at: Date | number, timeZone: string | undefined, form: "short" | "shortOffset"): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: form });
  return format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** The day of a moment in an IANA time zone: `2026-11-24`. */
export function dayIn(at: Date | number, timeZone: string): string {
  return timeIn(at, timeZone).split(" ")[0]!;
}
