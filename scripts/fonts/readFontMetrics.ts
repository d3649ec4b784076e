import { tableOf } from "@livery/theme/render/fonts/sfnt.ts";
import { readFile } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";

/** The metrics of a font that a fallback face must match; lengths in units of the em square. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Advance width of a character, or `undefined` if the font has no glyph for it. */
  readonly advance: (character: string) => number | undefined;
}

/** WOFF2's known table tags in the order of the standard: a table names its tag by its place here. */
const knownTags =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill";
const headerLength = 48;

function tagAt(index: number): string {
  return knownTags.slice(index * 5, index * 5 + 4);
}

/** Reads the table directory of a WOFF2 file and unpacks its tables (W3C WOFF2 §4 and §5). */
function readTables(file: Buffer): ReadonlyMap<string, Buffer> {
  let at = headerLength;
  const base128 = () => {
    let value = 0;
    for (let byte = 0x80; (byte & 0x80) !== 0; at += 1) {
      byte = file.readUInt8(at);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  const spans: { tag: string; start: number; length: number }[] = [];
  let start = 0;
  for (let count = file.readUInt16BE(12); count > 0; count -= 1) {
    const flags = file.readUInt8(at);
    at += 1;
    const named = (flags & 0x3f) === 0x3f;
    const tag = named ? file.toString("latin1", at, at + 4) : tagAt(flags & 0x3f);
    if (named) at += 4;
    const outlines = tag === "glyf" || tag === "loca";
    const transformed = outlines ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const plain = base128();
    const length = transformed ? base128() : plain;
    if (tag === "hmtx" && transformed) throw new Error("A transformed hmtx table cannot be read yet.");
    spans.push({ tag, start, length });
    start += length;
  }
  const unpacked = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return new Map(spans.map(({ tag, start: from, length }) => [tag, unpacked.subarray(from, from + length)]));
}

/** Glyph of a code point in the cmap subtable of format 4 (the Basic Multilingual Plane). */
function glyphOf(cmap: Buffer, code: number): number {
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (table.readUInt16BE(0) === 4) return glyphInFormat4(table, code);
  }
  return 0;
}

function glyphInFormat4(table: Buffer, code: number): number {
  const doubled = table.readUInt16BE(6);
  const ends = 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  for (let at = 0; at < doubled; at += 2) {
    if (table.readUInt16BE(ends + at) < code) continue;
    const from = table.readUInt16BE(starts + at);
    if (from > code) return 0;
    const delta = table.readInt16BE(deltas + at);
    const offset = table.readUInt16BE(offsets + at);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = table.readUInt16BE(offsets + at + offset + (code - from) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Reads the metrics of a WOFF2 font. Throws when it is not one or lacks a table that every font has. */
export async function readFontMetrics(path: string): Promise<FontMetrics> {
  return metricsOf(readTables(await readFile(path)));
}

/** The metrics of a font's tables. Throws if one is missing that every font has. */
export function metricsOf(tables: ReadonlyMap<string, Buffer>): FontMetrics {
  const table = (tag: string) => tableOf(tables, tag);
  const [head, hhea, hmtx, cmap] = [table("head"), table("hhea"), table("hmtx"), table("cmap")];
  const measured = hhea.readUInt16BE(34);
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advance: (character) => {
      const glyph = glyphOf(cmap, character.codePointAt(0) ?? 0);
      return glyph === 0 ? undefined : hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4);
    },
  };
}
