import { luminance, ratioOf, toHex, toOklch } from "./oklch.ts";
import type { Oklch } from "./oklch.ts";

/** A ground and the contrast that text on it needs. */
export interface Ground {
  readonly hex: string;
  readonly required: number;
}

const step = 0.004;

/** How far the text is above (or below, < 1) what its hardest ground needs. */
function margin(hex: string, grounds: readonly Ground[]): number {
  const own = luminance(hex);
  let least = Number.POSITIVE_INFINITY;
  for (const ground of grounds) least = Math.min(least, ratioOf(own, luminance(ground.hex)) / ground.required);
  return least;
}

/**
 * The first colour on the way from `aim` to black (-1) or white (1) that passes on every ground. Contrast grows on the way
 * once the last ground is left behind, so the way is halved again and again instead of walked.
 */
function walk(aim: Oklch, direction: -1 | 1, grounds: readonly Ground[]): string | undefined {
  const at = (count: number) => toHex({ ...aim, l: aim.l + direction * step * count });
  const passes = (hex: string) => margin(hex, grounds) >= 1;
  const start = at(0);
  if (passes(start)) return start;
  let far = Math.floor((direction === 1 ? 1 - aim.l : aim.l) / step);
  let found = at(far);
  if (!passes(found)) {
    const end = direction === 1 ? "#FFFFFF" : "#000000";
    return passes(end) ? end : undefined;
  }
  for (let near = 0; far - near > 1;) {
    const middle = Math.floor((near + far) / 2);
    const hex = at(middle);
    if (passes(hex)) [far, found] = [middle, hex];
    else near = middle;
  }
  return found;
}

/**
 * The colour nearest to `aim` in lightness, with its hue and (as far as sRGB allows) chroma, that passes on every
 * ground. No such colour: black or white, whichever comes closer.
 */
export function readable(aim: Oklch, grounds: readonly Ground[]): string {
  const found = [walk(aim, -1, grounds), walk(aim, 1, grounds)].filter((hex) => hex !== undefined);
  const near = found.toSorted((a, b) => Math.abs(toOklch(a).l - aim.l) - Math.abs(toOklch(b).l - aim.l))[0];
  if (near !== undefined) return near;
  return margin("#000000", grounds) > margin("#FFFFFF", grounds) ? "#000000" : "#FFFFFF";
}

/** Text on a fill: light as long as it can be read, dark otherwise, with a trace of the fill's hue. */
export function readableOn(fill: string, grounds: readonly Ground[]): string {
  const { c, h } = toOklch(fill);
  const light = toHex({ l: 0.99, c: Math.min(c, 0.01), h });
  if (margin(light, grounds) >= 1) return light;
  return readable({ l: 0.2, c: Math.min(c, 0.05), h }, grounds);
}
