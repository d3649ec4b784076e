import { hexOf, linearOf, packRgb } from "./srgb.ts";

// Björn Ottosson's OKLab (https://bottosson.github.io/posts/oklab/), written out. A compile needs thousands of
// conversions, and the objects and look-ups of a colour library would take most of its time. Tests compare the results
// with culori.

/** A colour as lightness 0…1, chroma 0…0.4 and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A colour as lightness 0…1 and two opponent axes, in which distances match human perception. */
interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Reads `#rgb` or `#rrggbb` (the alpha of `#rrggbbaa` is dropped). Throws when `hex` is not a colour. */
export function toOklch(hex: string): Oklch {
  const { l, a, b } = toOklab(hex);
  const c = Math.hypot(a, b);
  const h = (Math.atan2(b, a) * 180) / Math.PI;
  return c === 0 ? { l, c: 0, h: 0 } : { l, c, h: h < 0 ? h + 360 : h };
}

function toOklab(hex: string): Oklab {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue);
  const middle = Math.cbrt(0.2119034958178252 * red + 0.6806995506452344 * green + 0.1073969535369406 * blue);
  const short = Math.cbrt(0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue);
  const l = 0.210454268309314 * long + 0.7936177747023054 * middle - 0.0040720430116193 * short;
  if (red === green && green === blue) return { l, a: 0, b: 0 };
  return {
    l,
    a: 1.9779985324311684 * long - 2.4285922420485799 * middle + 0.450593709617411 * short,
    b: 0.0259040424655478 * long + 0.7827717124575296 * middle - 0.8086757549230774 * short,
  };
}

/** Much faster than `** 3`. */
function cube(value: number): number {
  return value * value * value;
}

function toLinear({ l, a, b }: Oklab): [number, number, number] {
  const long = cube(l + 0.3963377773761749 * a + 0.2158037573099136 * b);
  const middle = cube(l - 0.1055613458156586 * a - 0.0638541728258133 * b);
  const short = cube(l - 0.0894841775298119 * a - 1.2914855480194092 * b);
  return [
    4.0767416360759574 * long - 3.3077115392580616 * middle + 0.2309699031821044 * short,
    -1.2684379732850317 * long + 2.6097573492876887 * middle - 0.3413193760026573 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * middle + 1.7076146940746117 * short,
  ];
}

/** Linear light that rounds to the darkest and the lightest step of a channel, with a small tolerance. */
const LEAST = -1e-4 / 12.92;
const MOST = ((1 + 1e-4 + 0.055) / 1.055) ** 2.4;

function fits([red, green, blue]: readonly [number, number, number]): boolean {
  return red >= LEAST && red <= MOST && green >= LEAST && green <= MOST && blue >= LEAST && blue <= MOST;
}

/** Linear light of the same lightness and hue with as much chroma as sRGB can show. */
function intoGamut(l: number, c: number, h: number): [number, number, number] {
  const angle = (h * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const whole = toLinear({ l, a: c * x, b: c * y });
  if (fits(whole)) return whole;
  let low = 0;
  let high = c;
  // Precise to less than one 8-bit step.
  for (let step = 0; step < 11; step += 1) {
    const half = (low + high) / 2;
    if (fits(toLinear({ l, a: half * x, b: half * y }))) low = half;
    else high = half;
  }
  return toLinear({ l, a: low * x, b: low * y });
}

/** A channel 0…255 from linear light, clamped to sRGB. */
function encode(light: number): number {
  const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.min(1, Math.max(0, channel)) * 255;
}

/** `0xRRGGBB`, mapped into sRGB by reducing chroma: hue and lightness stay. */
export function toRgb(l: number, c: number, h: number): number {
  const [red, green, blue] = intoGamut(Math.min(1, Math.max(0, l)), c, h);
  return packRgb(encode(red), encode(green), encode(blue));
}

/** The same as `#RRGGBB`. */
export function toHex({ l, c, h }: Oklch): string {
  return hexOf(toRgb(l, c, h));
}

/** The colour at `share` (0…1) between two colours, mixed in OKLab so that it does not turn grey. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toOklab(from), toOklab(to)];
  const a = start.a + (end.a - start.a) * share;
  const b = start.b + (end.b - start.b) * share;
  return toHex({
    l: start.l + (end.l - start.l) * share,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  });
}

/** The perceived difference of two colours: their distance in OKLab, 0…1. 0.02 is barely visible. */
export function distance(one: string, other: string): number {
  const [from, to] = [toOklab(one), toOklab(other)];
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}
