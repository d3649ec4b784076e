import type { SiteClock } from "../kit/siteClock.ts";

/** A moment by Korea's clocks, wherever the test runs: `2026-11-24T05:08`. */
export function inKorea(time: string): Date {
  return new Date(`${time}+09:00`);
}

/** The clock of a site in Korea at such a moment. */
export function clockInKorea(time: string): SiteClock {
  return { now: inKorea(time), timeZone: "Asia/Seoul" };
}
