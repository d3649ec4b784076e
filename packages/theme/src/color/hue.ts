import type { Oklch } from "./oklch.ts";

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

/** The hue of a dark cloth that metal of the given hue stands out from: a quarter turn away, past the olives. */
export function clothHue(metal: number): number {
  const hue = (metal + 85) % 360;
  return hueDistance(105, hue) < 30 ? 62 : hue;
}

/** What yellow stands out from in the dark, where a darker yellow would be olive. */
export const INDIGO = 280;

const PLUM = 345;
const AUBERGINE = 305;

/**
 * The hue of the cloth that shows off a brand's colour as metal. Rose and lilac would be dull on brown, a quarter turn
 * away, so they are on plum and aubergine.
 */
export function clothOf(brand: Oklch): number {
  if (isLacquer(brand)) return LACQUER;
  if (brand.l > 0.75 && hueDistance(5, brand.h) < 30) return PLUM;
  return hueDistance(318, brand.h) < 28 ? AUBERGINE : clothHue(brand.h);
}

/** Whether a colour is a strong red or orange: as metal it is salmon pink, so it becomes lacquer below brass. */
export function isLacquer({ c, h }: Oklch): boolean {
  return c > 0.14 && hueDistance(25, h) < 24;
}

/** Burgundy: the hue of red lacquer in the dark. */
const LACQUER = 18;
