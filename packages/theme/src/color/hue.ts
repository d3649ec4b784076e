/** Degrees from one hue to another, at most half a turn either way. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** The smallest difference between two hues, in degrees. */
export function hueDistance(one: number, other: number): number {
  return Math.abs(turnBetween(one, other));
}

/**
 * 1 for yellow, down to 0 for orange and green. At a lightness that suits every other hue, yellow is mustard, and as a
 * dark surface it is olive.
 */
export function yellowness(hue: number): number {
  return Math.max(0, 1 - hueDistance(hue, 100) / 35);
}
