const pad = (value: number): string => String(value).padStart(2, "0");

/** A day of the visitor's calendar as calls take it: `2026-11-24`. */
export function dayOf(at: Date): string {
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** The time of a record in a list: `11.24 14:05` in this year, `2025.11.24` in others. */
export function shortTime(at: Date, now: Date): string {
  const day = `${pad(at.getMonth() + 1)}.${pad(at.getDate())}`;
  if (at.getFullYear() !== now.getFullYear()) return `${at.getFullYear()}.${day}`;
  return `${day} ${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** The time of a record to the second: `2026.11.24 14:05:10`. */
export function fullTime(at: Date): string {
  const day = `${at.getFullYear()}.${pad(at.getMonth() + 1)}.${pad(at.getDate())}`;
  return `${day} ${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}`;
}
