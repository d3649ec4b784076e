import { charactersOf, writeCharacters } from "./characters.ts";
import { glyphsOf, type Glyph } from "./glyphs.ts";
import { padTo, readTables, type Tables, tableOf, writeTables } from "./sfnt.ts";
import { variationsOf, writeVariations } from "./variations.ts";

/** Tables that all slices of a font share. */
const shared = ["OS/2", "avar", "fvar", "head", "hhea", "name", "post", "STAT"];

/** Fields of `maxp` that are limits: the whole font's are the biggest of its slices. */
const limits = { from: 6, to: 32 };

/**
 * Puts the slices of one TrueType font together again. Fonts on npm are published in slices; cutting them differently
 * needs the whole. What connects glyphs (kerning, ligatures, vertical text) is left out: slices of Hangul do not use it.
 */
export function mergeSlices(slices: readonly Buffer[]): Buffer {
  const fonts = slices.map(readTables);
  const [first] = fonts;
  if (first === undefined) throw new Error("A font needs at least one slice.");
  const glyphs: Glyph[] = [];
  const characters = new Map<number, number>();
  for (const font of fonts) {
    for (const [code, glyph] of charactersOf(tableOf(font, "cmap"))) characters.set(code, glyph + glyphs.length);
    glyphs.push(...glyphsOf(font, glyphs.length));
  }
  const merged = new Map<string, Buffer>(
    shared.flatMap((tag) => (first.has(tag) ? [[tag, Buffer.from(tableOf(first, tag))]] : [])),
  );
  merged.get("head")?.writeInt16BE(1, 50);
  merged.get("hhea")?.writeUInt16BE(glyphs.length, 34);
  merged.set("maxp", mergeLimits(fonts, glyphs.length));
  merged.set("hmtx", Buffer.concat(glyphs.map(({ metrics }) => metrics)));
  merged.set("glyf", Buffer.concat(glyphs.map(({ outline }) => padTo(outline, 4))));
  merged.set("loca", writeLocations(glyphs));
  merged.set("cmap", writeCharacters(characters));
  if (first.has("gvar")) merged.set("gvar", writeVariations(fonts.map(variationsOf)));
  return writeTables(merged);
}

function mergeLimits(fonts: readonly Tables[], count: number): Buffer {
  const all = fonts.map((font) => tableOf(font, "maxp"));
  const merged = Buffer.alloc(limits.to);
  merged.writeUInt32BE(0x0001_0000, 0);
  merged.writeUInt16BE(count, 4);
  for (let at = limits.from; at < limits.to; at += 2) {
    merged.writeUInt16BE(Math.max(...all.map((table) => table.readUInt16BE(at))), at);
  }
  return merged;
}

function writeLocations(glyphs: readonly Glyph[]): Buffer {
  const table = Buffer.alloc((glyphs.length + 1) * 4);
  let at = 0;
  for (const [index, { outline }] of glyphs.entries()) {
    at += Math.ceil(outline.length / 4) * 4;
    table.writeUInt32BE(at, (index + 1) * 4);
  }
  return table;
}
