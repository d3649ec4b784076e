import { localDay } from "@livery/product/calendarAge.ts";

const pad = (value: number): string => String(value).padStart(2, "0");

const dotted = (at: Date): string => localDay(at).replaceAll("-", ".");

/** In place of a time that the platform sent in a form which is none. */
const NO_TIME = "–";

/** The time of a record in a list: `11.24 14:05` in this year, `2025.11.24` in others. */
export function shortTime(at: Date, now: Date): string {
  if (Number.isNaN(at.getTime())) return NO_TIME;
  if (at.getFullYear() !== now.getFullYear()) return dotted(at);
  return `${dotted(at).slice("2026.".length)} ${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** The time of a record to the second: `2026.11.24 14:05:10`. */
export function fullTime(at: Date): string {
  if (Number.isNaN(at.getTime())) return NO_TIME;
  return `${dotted(at)} ${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}`;
}
