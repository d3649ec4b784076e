/** A colour of a logo: how much of it there is, and how far it reaches. */
export interface LogoSwatch {
  /** `#RRGGBBAA`. */
  readonly color: string;
  /** In pixels of the drawing, each counted by its opacity. */
  readonly area: number;
  /** The box around it: left, top, right and bottom, in pixels of the drawing, the last two exclusive. */
  readonly box: readonly [number, number, number, number];
}

/** Fainter pixels are not seen. */
const FAINT = 16;

interface Tally {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  pixels: number;
  area: number;
  box: [number, number, number, number];
}

/**
 * The colours of a drawing, the largest first. `pixels` are RGBA bytes, row by row. Similar colours, as in a gradient or
 * at a blurred edge, count as the most frequent of them.
 */
export function logoSwatches(pixels: Uint8Array, width: number): readonly LogoSwatch[] {
  const exact = new Map<number, Tally>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < FAINT) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const key = ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
    const own = { red, green, blue, alpha, pixels: 1, area: alpha / 255, box: [x, y, x + 1, y + 1] } satisfies Tally;
    add(exact, key, own);
  }
  const similar = new Map<number, Tally>();
  for (const tally of [...exact.values()].toSorted((one, other) => other.pixels - one.pixels)) {
    const { red, green, blue, alpha } = tally;
    add(similar, ((red >> 4) << 12) | ((green >> 4) << 8) | (blue & 0xf0) | (alpha >> 4), tally);
  }
  return [...similar.values()]
    .toSorted((one, other) => other.area - one.area)
    .map(({ red, green, blue, alpha, area, box }) => ({
      color:
        `#${[red, green, blue, alpha].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase(),
      area: Math.round(area * 10) / 10,
      box,
    }));
}

function add(tallies: Map<number, Tally>, key: number, tally: Tally): void {
  const known = tallies.get(key);
  if (known === undefined) {
    tallies.set(key, { ...tally });
    return;
  }
  known.pixels += tally.pixels;
  known.area += tally.area;
  known.box = around(known.box, tally.box);
}

/** The box around two boxes. */
export function around(one: LogoSwatch["box"], other: LogoSwatch["box"]): [number, number, number, number] {
  const [left, top, right, bottom] = other;
  return [Math.min(one[0], left), Math.min(one[1], top), Math.max(one[2], right), Math.max(one[3], bottom)];
}
