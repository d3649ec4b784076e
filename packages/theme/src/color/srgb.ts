import { type Coords, luminanceOfChannels } from "./spaces.ts";

/** `#rgb` and `#rrggbbaa` as `#RRGGBB`. */
export function opaque(hex: string): string {
  if (hex.length === 7) return hex.toUpperCase();
  const digits = hex.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${long.slice(0, 6).toUpperCase()}`;
}

/** The opacity 0…1 of `#rrggbbaa`; 1 for every other form. */
export function alphaOf(hex: string): number {
  return hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
}

/** Adds an opacity of 0…1: `#RRGGBBAA`. */
export function withAlpha(hex: string, alpha: number): string {
  const digits = Math.round(alpha * 255).toString(16);
  return `${opaque(hex)}${digits.padStart(2, "0").toUpperCase()}`;
}

/** Red, green and blue as one number, `0xRRGGBB`. Throws if `hex` is not a colour; the schema has checked it. */
export function numberOf(hex: string): number {
  const rgb = Number.parseInt((hex.length === 7 ? hex : opaque(hex)).slice(1), 16);
  if (Number.isNaN(rgb)) throw new Error(`${hex} is not a colour.`);
  return rgb;
}

/** Three channels 0…255, rounded, as one number. */
export function packRgb(red: number, green: number, blue: number): number {
  return (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
}

/** `#RRGGBB` of `0xRRGGBB`. */
export function hexOf(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, "0").toUpperCase()}`;
}

/** Red, green and blue 0…1. */
export function channelsOf(hex: string): Coords {
  return channels(numberOf(hex));
}

function channels(rgb: number): Coords {
  return [(rgb >> 16) / 255, ((rgb >> 8) & 255) / 255, (rgb & 255) / 255];
}

/** A translucent colour composited over an opaque one, channel by channel as browsers do. */
export function over(top: string, under: string): string {
  const alpha = alphaOf(top);
  if (alpha === 1) return opaque(top);
  const [above, below] = [numberOf(top), numberOf(under)];
  const channel = (shift: number) => ((above >> shift) & 255) * alpha + ((below >> shift) & 255) * (1 - alpha);
  return hexOf(packRgb(channel(16), channel(8), channel(0)));
}

/** Relative luminance 0…1 (WCAG 2.2); the alpha of `#rrggbbaa` is dropped. */
export function luminance(hex: string): number {
  return luminanceOf(numberOf(hex));
}

/** The same of `0xRRGGBB`. */
export function luminanceOf(rgb: number): number {
  return luminanceOfChannels(channels(rgb));
}

/** Contrast ratio 1…21 of two opaque colours (WCAG 2.2, 1.4.3). */
export function contrastRatio(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

/** Contrast ratio of two luminances. */
export function ratioOf(one: number, other: number): number {
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);
}
