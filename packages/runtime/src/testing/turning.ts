import { DEFAULT_TIME_ZONE, dayIn } from "@livery/product/timeZone.ts";

/** The birthday of somebody who turns an age so many days from now, by the calendar of a site in Korea. */
export function turning(age: number, days: number): string {
  const [year, month, day] = dayIn(new Date(), DEFAULT_TIME_ZONE).split("-").map(Number) as [number, number, number];
  return new Date(Date.UTC(year - age, month - 1, day + days)).toISOString().slice(0, 10);
}
