import { toOklch } from "../color/oklch.ts";
import type { Oklch } from "../color/oklch.ts";

/** The colours that a logo is recognised by, `#rrggbb`. */
interface LogoColors {
  readonly color: string;
  /** A second one of another hue, if there is a fair share of it. */
  readonly accent?: string;
}

/** Below this chroma a pixel is paper, ink or shade. */
const COLOURFUL = 0.04;
/** Hues of one family, in degrees to either side. */
const FAMILY = 25;
/** A second family counts from this share of the first one's weight. */
const FAIR_SHARE = 0.12;

interface Swatch extends Oklch {
  readonly hex: string;
  readonly pixels: number;
}

/**
 * The colour that takes most of a picture, colourful pixels before greys and weighted by their chroma; where there is no
 * colour, the grey that takes most of it and is no white. `pixels` are RGBA bytes; see-through ones do not count.
 * `undefined` when nothing is left.
 */
export function dominantColors(pixels: Uint8Array): LogoColors | undefined {
  const swatches = swatchesOf(pixels);
  const colourful = swatches.filter(({ c }) => c >= COLOURFUL);
  const first = largestFamily(colourful);
  if (!first) {
    const color = (swatches.find(({ l }) => l < 0.9) ?? swatches[0])?.hex;
    return color === undefined ? undefined : { color };
  }
  const rest = colourful.filter((swatch) => distance(swatch.h, first.hue) > 2 * FAMILY);
  const second = largestFamily(rest);
  const color = commonest(first.members);
  return second && second.weight >= first.weight * FAIR_SHARE
    ? { color, accent: commonest(second.members) }
    : { color };
}

/** Every colour with the number of its pixels, the most frequent first. */
function swatchesOf(pixels: Uint8Array): readonly Swatch[] {
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const hex = `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, "0")).join("")}`;
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return [...counts]
    .map(([hex, count]) => ({ ...toOklch(hex), hex, pixels: count }))
    .toSorted((a, b) => b.pixels - a.pixels || (a.hex < b.hex ? -1 : 1));
}

interface Family {
  readonly hue: number;
  readonly weight: number;
  readonly members: readonly Swatch[];
}

/** The hues within reach of one another that weigh most together. */
function largestFamily(swatches: readonly Swatch[]): Family | undefined {
  let largest: Family | undefined;
  for (let hue = 0; hue < 360; hue += 10) {
    const members = swatches.filter(({ h }) => distance(h, hue) <= FAMILY);
    const weight = members.reduce((sum, { pixels, c }) => sum + pixels * c, 0);
    if (members.length > 0 && weight > (largest?.weight ?? 0)) largest = { hue, weight, members };
  }
  return largest;
}

/** A flat logo's colour is exactly one of its pixels; of a gradient it is the shade that is strongest and most frequent. */
function commonest(members: readonly Swatch[]): string {
  const weightOf = (swatch: Swatch): number => swatch.pixels * swatch.c;
  const [strongest] = members.toSorted((a, b) => weightOf(b) - weightOf(a));
  return strongest?.hex ?? "";
}

function distance(one: number, other: number): number {
  return Math.abs(((((one - other) % 360) + 540) % 360) - 180);
}
