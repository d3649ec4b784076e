import { resolve, sep } from "node:path";

/** Whether a path is one of some files, or in one of some folders. */
export function isWithin(path: string, places: readonly string[]): boolean {
  const whole = resolve(path);
  return places.some((place) => whole === place || whole.startsWith(place + sep));
}
