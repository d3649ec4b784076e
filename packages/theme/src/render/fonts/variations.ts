import { type Tables, tableOf } from "./sfnt.ts";

/** How the outlines of a variable font change along its axes (`gvar`). */
interface Variations {
  readonly axes: number;
  /** Peaks that glyphs refer to by number, each two bytes per axis. */
  readonly peaks: readonly Buffer[];
  /** One entry per glyph; empty if it does not change. */
  readonly glyphs: readonly Buffer[];
}

const headerLength = 20;

export function variationsOf(font: Tables): Variations {
  const gvar = tableOf(font, "gvar");
  const axes = gvar.readUInt16BE(4);
  const peaksAt = gvar.readUInt32BE(8);
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.subarray(gvar.readUInt32BE(16));
  const start = (index: number) =>
    long ? gvar.readUInt32BE(headerLength + index * 4) : gvar.readUInt16BE(headerLength + index * 2) * 2;
  return {
    axes,
    peaks: Array.from({ length: gvar.readUInt16BE(6) }, (_, index) =>
      gvar.subarray(peaksAt + index * axes * 2, peaksAt + (index + 1) * axes * 2),
    ),
    glyphs: Array.from({ length: gvar.readUInt16BE(12) }, (_, index) => data.subarray(start(index), start(index + 1))),
  };
}

/** One `gvar` for the glyphs of several fonts, in this order. Each font counts its peaks itself; here they share one list. */
export function writeVariations(fonts: readonly Variations[]): Buffer {
  const axes = fonts[0]?.axes ?? 0;
  const peaks = new Map<string, { readonly index: number; readonly bytes: Buffer }>();
  const glyphs = fonts.flatMap((font) => {
    const numbers = font.peaks.map((bytes) => {
      const key = bytes.toString("hex");
      const known = peaks.get(key) ?? { index: peaks.size, bytes };
      peaks.set(key, known);
      return known.index;
    });
    return font.glyphs.map((glyph) => renumberPeaks(glyph, numbers, axes));
  });
  const offsets = Buffer.alloc((glyphs.length + 1) * 4);
  let at = 0;
  for (const [index, glyph] of glyphs.entries()) {
    at += glyph.length;
    offsets.writeUInt32BE(at, (index + 1) * 4);
  }
  const header = Buffer.alloc(headerLength);
  const list = Buffer.concat([...peaks.values()].map(({ bytes }) => bytes));
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(axes, 4);
  header.writeUInt16BE(peaks.size, 6);
  header.writeUInt32BE(headerLength + offsets.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(headerLength + offsets.length + list.length, 16);
  return Buffer.concat([header, offsets, list, ...glyphs]);
}

const tupleFlags = { peak: 0x8000, intermediate: 0x4000, number: 0x0fff };

function renumberPeaks(glyph: Buffer, numbers: readonly number[], axes: number): Buffer {
  if (glyph.length === 0) return glyph;
  const renumbered = Buffer.from(glyph);
  let at = 4;
  for (let left = glyph.readUInt16BE(0) & 0x0fff; left > 0; left -= 1) {
    const tuple = glyph.readUInt16BE(at + 2);
    const own = (tuple & tupleFlags.peak) !== 0;
    if (!own) {
      const number = numbers[tuple & tupleFlags.number];
      if (number === undefined) throw new Error("A glyph refers to a peak that its font does not have.");
      renumbered.writeUInt16BE((tuple & ~tupleFlags.number) | number, at + 2);
    }
    at += 4 + (own ? axes * 2 : 0) + ((tuple & tupleFlags.intermediate) === 0 ? 0 : axes * 4);
  }
  return renumbered;
}
