import fontverter from "fontverter";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { readTables, tableOf } from "./sfnt.ts";
import { readCmap } from "./woff2.ts";

const require = createRequire(import.meta.url);

test.each([
  "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-119-wght-normal.woff2",
  "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
  "@fontsource/jua/files/jua-korean-400-normal.woff2",
])("the characters of a compressed font are those of the whole font: %s", async (path) => {
  const font = await readFile(require.resolve(path));
  const whole = readTables(await fontverter.convert(font, "truetype"));
  expect(readCmap(font)).toEqual(tableOf(whole, "cmap"));
});
