import { type Tables, tableOf } from "./sfnt.ts";

/** How the outlines of a variable font change along its axes (`gvar`). */
interface Variations {
  readonly axes: number;
  /** The peaks that glyphs refer to by number. */
  readonly peaks: Buffer;
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
    peaks: gvar.subarray(peaksAt, peaksAt + gvar.readUInt16BE(6) * axes * 2),
    glyphs: Array.from({ length: gvar.readUInt16BE(12) }, (_, index) => data.subarray(start(index), start(index + 1))),
  };
}

/** One `gvar` for the glyphs of several slices, in this order. Throws if they are not of the same font. */
export function writeVariations(fonts: readonly Variations[]): Buffer {
  const [first] = fonts;
  if (first === undefined || fonts.some(({ peaks }) => !peaks.equals(first.peaks))) {
    throw new Error("The slices of a variable font must have the same peaks.");
  }
  const { axes, peaks } = first;
  const glyphs = fonts.flatMap((font) => font.glyphs);
  const offsets = Buffer.alloc((glyphs.length + 1) * 4);
  let at = 0;
  for (const [index, glyph] of glyphs.entries()) {
    at += glyph.length;
    offsets.writeUInt32BE(at, (index + 1) * 4);
  }
  const header = Buffer.alloc(headerLength);
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(axes, 4);
  header.writeUInt16BE(peaks.length / axes / 2, 6);
  header.writeUInt32BE(headerLength + offsets.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(headerLength + offsets.length + peaks.length, 16);
  return Buffer.concat([header, offsets, peaks, ...glyphs]);
}
