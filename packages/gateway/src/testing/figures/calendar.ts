const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment where a merchant is, such as `2026-11-21`, by the calendar of the runtime alone. */
export function dayAt(moment: number, timeZone: string): string {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  clocks.set(timeZone, clock);
  return clock.format(moment);
}

/** The day so many days after another one. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return daysAfter(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
}

const starts = new Map<string, number>();

/** The first moment of a day. */
export function startOf(day: string, timeZone: string): number {
  const name = `${day} ${timeZone}`;
  const known = starts.get(name) ?? findStart(day, timeZone);
  starts.set(name, known);
  return known;
}

/** Found by halving: the moment before it is of the day before. */
function findStart(day: string, timeZone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  let [before, within] = [noon - 2 * DAY_MS, noon + 2 * DAY_MS];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayAt(middle, timeZone) < day) before = middle;
    else within = middle;
  }
  return within;
}
