import { timeIn } from "@livery/product/timeZone.ts";

/** A day of a calendar, as days since 1970. */
type Day = number;

export const DAY_MS = 24 * 3_600_000;

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / 1000) * 1000;
  const [year = 0, month = 1, day = 1, hour, minute, second] = timeIn(whole, timeZone).split(/[- :]/u).map(Number);
  const local = new Date(0);
  // `Date.UTC` takes a year before 100 for one of the last century.
  local.setUTCFullYear(year, month - 1, day);
  return local.setUTCHours(hour ?? 0, minute, second) - whole;
}

/** The day of a moment in a time zone. */
export function dayOf(moment: number, timeZone: string): Day {
  return Math.floor((moment + offsetAt(moment, timeZone)) / DAY_MS);
}

/** The first moments of days that were asked for: a page of a year asks for hundreds. */
const starts = new Map<string, number>();
const MOST_STARTS = 10_000;

/** The first moment of a day in a time zone, also where clocks change at midnight. */
export function startOfDay(day: Day, timeZone: string): number {
  const key = `${timeZone} ${day}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  if (starts.size >= MOST_STARTS) starts.clear();
  const start = findStart(day, timeZone);
  starts.set(key, start);
  return start;
}

function findStart(day: Day, timeZone: string): number {
  const midnight = day * DAY_MS;
  const candidates = [midnight - DAY_MS, midnight + DAY_MS].map((near) => midnight - offsetAt(near, timeZone));
  const [early, late] = [Math.min(...candidates), Math.max(...candidates)];
  return dayOf(early, timeZone) === day ? early : late;
}
