import { type Tables, tableOf } from "./sfnt.ts";

/** One glyph of a TrueType font. */
export interface Glyph {
  readonly outline: Buffer;
  /** Advance width and left side bearing. */
  readonly metrics: Buffer;
}

/** The glyphs of a font. `shift` is added to the numbers of the glyphs that they are composed of. */
export function glyphsOf(font: Tables, shift: number): Glyph[] {
  const [glyf, loca, hmtx] = [tableOf(font, "glyf"), tableOf(font, "loca"), tableOf(font, "hmtx")];
  const long = tableOf(font, "head").readInt16BE(50) === 1;
  const measured = tableOf(font, "hhea").readUInt16BE(34);
  const start = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const metricsOf = (index: number) => {
    if (index < measured) return hmtx.subarray(index * 4, index * 4 + 4);
    const bearing = measured * 4 + (index - measured) * 2;
    return Buffer.concat([
      hmtx.subarray((measured - 1) * 4, (measured - 1) * 4 + 2),
      hmtx.subarray(bearing, bearing + 2),
    ]);
  };
  return Array.from({ length: tableOf(font, "maxp").readUInt16BE(4) }, (_, index) => ({
    outline: shiftParts(Buffer.from(glyf.subarray(start(index), start(index + 1))), shift),
    metrics: metricsOf(index),
  }));
}

const partFlags = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 };

/** Adds `shift` to the numbers of the glyphs that a composed glyph consists of, in place. */
function shiftParts(outline: Buffer, shift: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  let flags = partFlags.more;
  for (let at = 10; (flags & partFlags.more) !== 0;) {
    flags = outline.readUInt16BE(at);
    outline.writeUInt16BE(outline.readUInt16BE(at + 2) + shift, at + 2);
    at += 4 + ((flags & partFlags.words) === 0 ? 2 : 4);
    if ((flags & partFlags.scale) !== 0) at += 2;
    else if ((flags & partFlags.twoScales) !== 0) at += 4;
    else if ((flags & partFlags.matrix) !== 0) at += 8;
  }
  return outline;
}
