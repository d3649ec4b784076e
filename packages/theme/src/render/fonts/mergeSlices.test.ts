import fontverter from "fontverter";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { charactersOf } from "./characters.ts";
import { glyphsOf } from "./glyphs.ts";
import { mergeSlices } from "./mergeSlices.ts";
import { readTables, tableOf } from "./sfnt.ts";

const require = createRequire(import.meta.url);

async function readSlice(path: string): Promise<Buffer> {
  return fontverter.convert(await readFile(require.resolve(path)), "truetype");
}

const notoSans = (slice: number) =>
  readSlice(`@fontsource-variable/noto-sans-kr/files/noto-sans-kr-${slice}-wght-normal.woff2`);

/** What a font draws for a character at a weight: its outline and metrics in a font of that character alone. */
async function drawn(font: Buffer, code: number, wght: number): Promise<string> {
  const dropTables = ["GDEF", "GPOS", "GSUB", "HVAR", "VVAR", "vhea", "vmtx"];
  const alone = readTables(
    await subsetFont(font, String.fromCodePoint(code), {
      targetFormat: "truetype",
      variationAxes: { wght },
      noHinting: true,
      dropTables,
    }),
  );
  const glyph = glyphsOf(alone, 0)[charactersOf(tableOf(alone, "cmap")).get(code) ?? 0];
  return `${glyph?.metrics.toString("hex")} ${glyph?.outline.toString("hex")}`;
}

test("a merged font has all characters of its slices, and draws each the same at every weight", async () => {
  const slices = await Promise.all([119, 60, 2].map(notoSans));
  const merged = mergeSlices(slices);
  const codes = [...charactersOf(tableOf(readTables(merged), "cmap")).keys()];
  for (const slice of slices) {
    const own = [...charactersOf(tableOf(readTables(slice), "cmap")).keys()];
    expect(own.filter((code) => !codes.includes(code))).toEqual([]);
    for (const code of [own[1], own.at(-1)]) {
      if (code === undefined) throw new Error("The slice is empty.");
      for (const wght of [100, 350, 750]) expect(await drawn(merged, code, wght)).toBe(await drawn(slice, code, wght));
    }
  }
});

test("two weights of one character differ, so that the comparison above means something", async () => {
  const slice = await notoSans(119);
  expect(await drawn(slice, 0xac00, 350)).not.toBe(await drawn(slice, 0xac00, 750));
});

test("glyphs that are composed of others keep their parts", async () => {
  const plex = (slice: string) =>
    readSlice(`@fontsource/ibm-plex-sans-kr/files/ibm-plex-sans-kr-${slice}-400-normal.woff2`);
  const [first, composed] = await Promise.all([plex("119"), plex("latin")]);
  const merged = readTables(mergeSlices([first, composed]));
  const glyphs = glyphsOf(merged, 0);
  const own = readTables(composed);
  const [code, index] =
    [...charactersOf(tableOf(own, "cmap"))].find(([, glyph]) => isComposed(glyphsOf(own, 0)[glyph]?.outline)) ?? [];
  if (code === undefined || index === undefined) throw new Error("No glyph of the slice is composed.");
  const part = (outline: Buffer | undefined) => outline?.readUInt16BE(12) ?? 0;
  const shown = glyphs[charactersOf(tableOf(merged, "cmap")).get(code) ?? 0];
  expect(glyphs[part(shown?.outline)]?.outline).toEqual(
    glyphsOf(own, 0)[part(glyphsOf(own, 0)[index]?.outline)]?.outline,
  );
});

function isComposed(outline: Buffer | undefined): boolean {
  return outline !== undefined && outline.length > 0 && outline.readInt16BE(0) < 0;
}
