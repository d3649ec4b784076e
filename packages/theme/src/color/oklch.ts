import { type Coords, toChannels, toLab, toLch, toLight } from "./spaces.ts";
import { channelsOf, hexOf, packRgb } from "./srgb.ts";

/** A colour as lightness 0…1, chroma 0…0.4 and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Reads `#rgb` or `#rrggbb` (the alpha of `#rrggbbaa` is dropped). Throws when `hex` is not a colour. */
export function toOklch(hex: string): Oklch {
  return polar(toLab(channelsOf(hex)));
}

function polar(lab: Coords): Oklch {
  const [l, c, h] = toLch(lab);
  // A grey has no hue.
  return { l, c, h: h ?? 0 };
}

/** Linear light that rounds to the darkest and the lightest step of a channel, with a small tolerance. */
const LEAST = -1e-4 / 12.92;
const MOST = ((1 + 1e-4 + 0.055) / 1.055) ** 2.4;

function fits([red, green, blue]: Coords): boolean {
  return red >= LEAST && red <= MOST && green >= LEAST && green <= MOST && blue >= LEAST && blue <= MOST;
}

/** Linear light of the same lightness and hue with as much chroma as sRGB can show. */
function intoGamut(l: number, c: number, h: number): Coords {
  const angle = (h * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const at = (chroma: number) => toLight([l, chroma * x, chroma * y]);
  const whole = at(c);
  if (fits(whole)) return whole;
  let low = 0;
  let high = c;
  // Precise to less than one 8-bit step.
  for (let step = 0; step < 11; step += 1) {
    const half = (low + high) / 2;
    if (fits(at(half))) low = half;
    else high = half;
  }
  return at(low);
}

const inRange = (share: number) => Math.min(1, Math.max(0, share));

/** `0xRRGGBB`, mapped into sRGB by reducing chroma: hue and lightness stay. */
export function toRgb(l: number, c: number, h: number): number {
  const [red, green, blue] = toChannels(intoGamut(inRange(l), c, h));
  return packRgb(inRange(red) * 255, inRange(green) * 255, inRange(blue) * 255);
}

/** The same as `#RRGGBB`. */
export function toHex({ l, c, h }: Oklch): string {
  return hexOf(toRgb(l, c, h));
}

/** The colour at `share` (0…1) between two colours, mixed in OKLab so that it does not turn grey. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toLab(channelsOf(from)), toLab(channelsOf(to))];
  const at = (axis: 0 | 1 | 2) => start[axis] + (end[axis] - start[axis]) * share;
  return toHex(polar([at(0), at(1), at(2)]));
}

/** The perceived difference of two colours: their distance in OKLab, 0…1. 0.02 is barely visible. */
export function distance(one: string, other: string): number {
  const [from, to] = [toLab(channelsOf(one)), toLab(channelsOf(other))];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}
