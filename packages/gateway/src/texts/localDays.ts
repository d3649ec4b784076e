/** Where a merchant's days end if it names no time zone. */
export const USUAL_TIME_ZONE = "Asia/Seoul";

/** A day of a calendar, as days since 1970. */
type Day = number;

export const DAY_MS = 24 * 3_600_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / 1000) * 1000;
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
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
