import { convertOklabToRgb, modeLrgb, modeOklab, modeOklch, modeRgb, useMode, wcagLuminance } from "culori/fn";
import type { Oklch as CuloriOklch } from "culori/fn";

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const convert = useMode(modeOklch);

/** A colour as lightness 0…1, chroma 0…0.4 and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Reads `#rgb` or `#rrggbb` (the alpha of `#rrggbbaa` is dropped). Throws when `hex` is not a colour; the schema has checked it. */
export function toOklch(hex: string): Oklch {
  const color: CuloriOklch | undefined = convert(opaque(hex));
  if (color === undefined) throw new Error(`${hex} is not a colour.`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** `#rgb` and `#rrggbbaa` as `#RRGGBB`. */
export function opaque(hex: string): string {
  const digits = hex.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${long.slice(0, 6).toUpperCase()}`;
}

function channels({ l, c, h }: Oklch): [number, number, number] {
  const angle = (h * Math.PI) / 180;
  const { r, g, b } = convertOklabToRgb({ l, a: c * Math.cos(angle), b: c * Math.sin(angle) });
  return [r, g, b];
}

function fits(color: Oklch): boolean {
  return channels(color).every((channel) => channel >= -1e-4 && channel <= 1 + 1e-4);
}

/** The same lightness and hue with as much of the chroma as sRGB can show. */
function intoGamut(color: Oklch): Oklch {
  if (fits(color)) return color;
  let low = 0;
  let high = color.c;
  for (let step = 0; step < 14; step += 1) {
    const middle = (low + high) / 2;
    if (fits({ ...color, c: middle })) low = middle;
    else high = middle;
  }
  return { ...color, c: low };
}

/** `#RRGGBB`, mapped into sRGB by giving up chroma: hue and lightness stay. */
export function toHex(color: Oklch): string {
  const clamped = { ...color, l: Math.min(1, Math.max(0, color.l)) };
  const digits = channels(intoGamut(clamped)).map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("").toUpperCase()}`;
}

/** Adds an opacity of 0…1: `#RRGGBBAA`. */
export function withAlpha(hex: string, alpha: number): string {
  const digits = Math.round(alpha * 255).toString(16);
  return `${opaque(hex)}${digits.padStart(2, "0").toUpperCase()}`;
}

/** The colour `share` (0…1) of the way from one to another, in OKLAB so that it does not grey in between. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toOklch(from), toOklch(to)].map(({ l, c, h }) => {
    const angle = (h * Math.PI) / 180;
    return { l, x: c * Math.cos(angle), y: c * Math.sin(angle) };
  }) as [{ l: number; x: number; y: number }, { l: number; x: number; y: number }];
  const between = (start: number, end: number) => start + (end - start) * share;
  const x = between(a.x, b.x);
  const y = between(a.y, b.y);
  return toHex({ l: between(a.l, b.l), c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI });
}

/** Linear light of an sRGB channel's 256 steps. */
const linear = Float64Array.from({ length: 256 }, (_, step) => {
  const channel = step / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance 0…1 of an opaque colour (WCAG 2.2); the alpha of `#rrggbbaa` is dropped. */
export function luminance(hex: string): number {
  const known = luminances.get(hex);
  if (known !== undefined) return known;
  const rgb = Number.parseInt(opaque(hex).slice(1), 16);
  const light = (shift: number) => linear[(rgb >> shift) & 255] ?? 0;
  const value = 0.2126 * light(16) + 0.7152 * light(8) + 0.0722 * light(0);
  if (luminances.size > MOST_KNOWN) luminances.clear();
  luminances.set(hex, value);
  return value;
}

/** The search for readable colours asks for the same few hundred grounds again and again. */
const luminances = new Map<string, number>();
const MOST_KNOWN = 5000;

/** Contrast ratio 1…21 of two opaque colours (WCAG 2.2, 1.4.3). */
export function contrastRatio(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

/** Contrast ratio of two luminances. */
export function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
