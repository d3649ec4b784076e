import { distance, toOklch, toRgb } from "./oklch.ts";
import type { Oklch } from "./oklch.ts";
import { hexOf, luminance, luminanceOf, numberOf, opaque, ratioOf } from "./srgb.ts";

/** A surface and the contrast that text on it needs. */
export interface Ground {
  readonly hex: string;
  readonly required: number;
}

/** Whether a colour, `0xRRGGBB`, has enough contrast on all of the surfaces. */
type Passes = (rgb: number) => boolean;

const step = 0.004;
const BLACK = 0x000000;
const WHITE = 0xffffff;

function passesOn(grounds: readonly Ground[]): Passes {
  const limits = grounds.map(({ hex, required }) => ({ light: luminance(hex), required }));
  return (rgb) => {
    const own = luminanceOf(rgb);
    return limits.every(({ light, required }) => ratioOf(own, light) >= required);
  };
}

/** The ratio of the contrast to the required one on the worst surface; below 1 it fails. */
function margin(rgb: number, grounds: readonly Ground[]): number {
  const own = luminanceOf(rgb);
  return Math.min(...grounds.map((ground) => ratioOf(own, luminance(ground.hex)) / ground.required));
}

/**
 * The first colour between `aim` and black (-1) or white (1) that passes on every surface. Beyond the last surface the
 * contrast only grows, so a binary search finds it.
 */
function walk({ l, c, h }: Oklch, direction: -1 | 1, passes: Passes): number | undefined {
  const end = direction === 1 ? WHITE : BLACK;
  if (!passes(end)) return undefined;
  const at = (count: number) => toRgb(l + direction * step * count, c, h);
  let far = Math.floor((direction === 1 ? 1 - l : l) / step);
  let found = at(far);
  if (!passes(found)) return end;
  for (let near = 0; far - near > 1;) {
    const middle = Math.floor((near + far) / 2);
    const rgb = at(middle);
    if (passes(rgb)) [far, found] = [middle, rgb];
    else near = middle;
  }
  return found;
}

/**
 * The colour nearest to `aim` in lightness, with its hue and (as far as sRGB allows) chroma, that passes on every
 * surface. If there is none: black or white, whichever has more contrast.
 */
export function readable(aim: Oklch, grounds: readonly Ground[]): string {
  const passes = passesOn(grounds);
  const start = toRgb(aim.l, aim.c, aim.h);
  if (passes(start)) return hexOf(start);
  const [darker, lighter] = [walk(aim, -1, passes), walk(aim, 1, passes)];
  if (darker === undefined && lighter === undefined) {
    return hexOf(margin(BLACK, grounds) > margin(WHITE, grounds) ? BLACK : WHITE);
  }
  if (darker === undefined || lighter === undefined) return hexOf(darker ?? lighter ?? BLACK);
  const [dark, light] = [hexOf(darker), hexOf(lighter)];
  return aim.l - toOklch(dark).l <= toOklch(light).l - aim.l ? dark : light;
}

/** Text on a fill: light if that is readable, otherwise dark, with a trace of the fill's hue. */
export function readableOn(fill: string, grounds: readonly Ground[]): string {
  const { c, h } = toOklch(fill);
  const light = lightFor({ c, h });
  if (passesOn(grounds)(light)) return hexOf(light);
  return readable({ l: 0.2, c: Math.min(c, 0.05), h }, grounds);
}

/** Whether `readableOn` finds a light text for a fill. */
export function hasLightText(fill: string): boolean {
  return passesOn([{ hex: fill, required: 4.5 }])(lightFor(toOklch(fill)));
}

function lightFor({ c, h }: Pick<Oklch, "c" | "h">): number {
  return toRgb(0.99, Math.min(c, 0.01), h);
}

/** The shares of its chroma that a colour may keep when it is changed. */
const shares = Array.from({ length: 21 }, (_, index) => 1 - index / 20);

/**
 * The colour perceived as nearest to `hex` (the smallest distance in OKLab) that passes on every surface and keeps the
 * hue; undefined if no colour of the hue passes. Slower than `readable`: it also tries paler colours, which may need a
 * smaller change of lightness.
 */
export function nearestReadable(hex: string, grounds: readonly Ground[]): string | undefined {
  const passes = passesOn(grounds);
  // A translucent colour is checked, and therefore suggested, as opaque.
  if (passes(numberOf(hex))) return opaque(hex);
  const aim = toOklch(hex);
  let nearest: { readonly hex: string; readonly away: number } | undefined;
  for (const share of shares) {
    for (const direction of [-1, 1] as const) {
      const found = firstPassing({ ...aim, c: aim.c * share }, direction, passes);
      if (found === undefined) continue;
      const away = distance(hex, found);
      if (nearest === undefined || away < nearest.away) nearest = { hex: found, away };
    }
  }
  return nearest?.hex;
}

/** Like `walk`, to the precision of 8 bits. */
function firstPassing({ l, c, h }: Oklch, direction: -1 | 1, passes: Passes): string | undefined {
  let far = direction === 1 ? 1 : 0;
  let found = toRgb(far, c, h);
  if (!passes(found)) return undefined;
  for (let near = l, round = 0; round < 11; round += 1) {
    const middle = (near + far) / 2;
    const rgb = toRgb(middle, c, h);
    if (passes(rgb)) [far, found] = [middle, rgb];
    else near = middle;
  }
  return hexOf(found);
}
