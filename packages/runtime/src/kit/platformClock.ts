/** In ms: the time in a response has no fractions of a second, and is older when it arrives. */
const TOLERANCE = 5000;

let ahead = 0;

/** Notes the time of a response, in ms since 1970. */
export function notePlatformTime(time: number): void {
  const difference = time - Date.now();
  ahead = Math.abs(difference) < TOLERANCE ? 0 : difference;
}

/**
 * The platform's time, in ms since 1970, for what ends by the platform's clock: the device's clock may be wrong. It is the
 * device's time before the first response, and where responses do not name their time.
 */
export function platformNow(): number {
  return Date.now() + ahead;
}
