import { contrastRatio, toHex, toOklch } from "./oklch.ts";
import type { Oklch } from "./oklch.ts";

/** A ground and the contrast that text on it needs. */
export interface Ground {
  readonly hex: string;
  readonly required: number;
}

const step = 0.004;

/** How far the text is above (or below, < 1) what its hardest ground needs. */
function margin(hex: string, grounds: readonly Ground[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(hex, ground.hex) / ground.required));
}

/** The first colour on the way from `aim` to black (-1) or white (1) that passes on every ground. */
function walk(aim: Oklch, direction: -1 | 1, grounds: readonly Ground[]): string | undefined {
  for (let l = aim.l; l >= 0 && l <= 1; l += direction * step) {
    const hex = toHex({ ...aim, l });
    if (margin(hex, grounds) >= 1) return hex;
  }
  const end = toHex({ l: direction === 1 ? 1 : 0, c: 0, h: 0 });
  return margin(end, grounds) >= 1 ? end : undefined;
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
