import { toOklch } from "../color/oklch.ts";
import type { Oklch } from "../color/oklch.ts";

/** The characteristic colours of a logo, `#rrggbb`. */
interface LogoColors {
  readonly color: string;
  /** A second colour of another hue, if the logo has enough of it. */
  readonly accent?: string;
}

/** Below this chroma a pixel counts as grey. */
const COLOURFUL = 0.04;
/** The range of hues of one family, in degrees to either side. */
const FAMILY = 25;
/** A second family needs this share of the first one's weight. */
const FAIR_SHARE = 0.12;

interface Swatch extends Oklch {
  readonly hex: string;
  readonly pixels: number;
}

/**
 * The dominant colour of a picture: colourful pixels come before greys and are weighted by their chroma; without any
 * colour, the most frequent grey except white. `pixels` are RGBA bytes; translucent ones do not count. `undefined` if
 * nothing is left.
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

/** The group of neighbouring hues with the most weight. */
function largestFamily(swatches: readonly Swatch[]): Family | undefined {
  let largest: Family | undefined;
  for (let hue = 0; hue < 360; hue += 10) {
    const members = swatches.filter(({ h }) => distance(h, hue) <= FAMILY);
    const weight = members.reduce((sum, { pixels, c }) => sum + pixels * c, 0);
    if (members.length > 0 && weight > (largest?.weight ?? 0)) largest = { hue, weight, members };
  }
  return largest;
}

/** A flat logo's colour is exactly one of its pixels; for a gradient it is the strongest and most frequent shade. */
function commonest(members: readonly Swatch[]): string {
  const weightOf = (swatch: Swatch): number => swatch.pixels * swatch.c;
  const [strongest] = members.toSorted((a, b) => weightOf(b) - weightOf(a));
  return strongest?.hex ?? "";
}

function distance(one: number, other: number): number {
  return Math.abs(((((one - other) % 360) + 540) % 360) - 180);
}
