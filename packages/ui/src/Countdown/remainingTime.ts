const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, "0");

/** Whole seconds until a moment, never below 0. A started second counts as a whole one. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** The remaining time as digits: `4:59`, `1:00:00`, and from one day `2d 03:04:05` with the unit for days. */
export function remainingTime(seconds: number, dayUnit: string): string {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  if (days > 0) return `${days}${dayUnit} ${two(hours)}:${two(minutes)}:${rest}`;
  if (hours > 0) return `${hours}:${two(minutes)}:${rest}`;
  return `${minutes}:${rest}`;
}
