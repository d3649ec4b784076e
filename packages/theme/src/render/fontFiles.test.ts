import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { fontFamilies, fontPairs } from "../fontPairs.ts";
import type { FontFamilyId } from "../fontPairs.ts";
import { fallbackFaces } from "./fallbackFaces.ts";
import { fontFiles } from "./fontFiles.ts";
import { fontMetrics } from "./fontMetrics.gen.ts";

test.each(fontFamilies)("%s: every file exists, is named by its content and is in the stylesheet", (family) => {
  const { css, files } = fontFiles(family);
  expect(files.length).toBeGreaterThan(0);
  for (const { name, path } of files) {
    expect(existsSync(path)).toBe(true);
    expect(name).toMatch(/^[a-z0-9-]+-[0-9a-f]{10}\.woff2$/u);
    expect(css).toContain(`url(./${name})`);
  }
});

test.each(fontFamilies)("%s: no slice for scripts that our languages do not use", (family) => {
  const names = fontFiles(family).files.map(({ name }) => name);
  expect(names.filter((name) => /cyrillic|greek|vietnamese/u.test(name))).toEqual([]);
});

test.each<{ family: FontFamilyId; text: string }>([
  { family: "noto-sans-kr", text: "가힣맑음 Aa1₩" },
  { family: "noto-serif-kr", text: "가힣살롱 Aa1" },
  { family: "ibm-plex-sans-kr", text: "가힣경기 Aa1" },
  { family: "jua", text: "가힣말랑 Aa1" },
  { family: "do-hyeon", text: "가힣밤 Aa1" },
  { family: "gowun-batang", text: "가힣보름달 Aa1" },
])("$family: Hangul and Latin are covered", ({ family, text }) => {
  const ranges = [...fontFiles(family).css.matchAll(/unicode-range:([^}]+)\}/gu)].flatMap((match) =>
    (match[1] ?? "").split(","),
  );
  const covers = (code: number) =>
    ranges.some((range) => {
      const [from = "", to = from] = range.trim().slice(2).split("-");
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
    });
  for (const character of text) expect(covers(character.codePointAt(0) ?? 0), character).toBe(true);
});

test.each<{ family: FontFamilyId; font: string }>([
  { family: "playfair-display", font: "Playfair Letters" },
  { family: "cormorant", font: "Cormorant Letters" },
])("$font: old-style figures are not used in titles", ({ family, font }) => {
  const ranges = [
    ...fontFiles(family).css.matchAll(new RegExp(`font-family:"${font}"[^}]*unicode-range:([^}]+)`, "gu")),
  ].map((match) => match[1]);
  expect(ranges).toEqual(["U+0026,U+0041-005A,U+0061-007A", "U+0026,U+0041-005A,U+0061-007A"]);
});

test("Cormorant has the same size beside Hangul before and after its file has loaded", () => {
  const [adjusted] = /(?<=size-adjust:)112%/u.exec(fontFiles("cormorant").css) ?? [];
  expect(adjusted).toBe("112%");
  const { latin, ascent } = fontMetrics.cormorant;
  // Times New Roman has a mean width of 400: it is drawn as wide as Cormorant at 112 %, and as high.
  const scale = (latin * 1.12) / 400;
  const fallback = fallbackFaces(["cormorant"]);
  expect(Number(/size-adjust:([\d.]+)%/u.exec(fallback)?.[1])).toBeCloseTo(scale * 100, 1);
  expect(Number(/ascent-override:([\d.]+)%/u.exec(fallback)?.[1])).toBeCloseTo((ascent * 1.12) / 10 / scale, 1);
});

test("a brand loads at most two Hangul families", () => {
  const hangul = fontFamilies.filter((family) => fontFiles(family).css.includes("U+ac00"));
  expect(hangul).toContain("jua");
  for (const { families } of Object.values(fontPairs))
    expect(families.filter((family) => hangul.includes(family)).length).toBeLessThanOrEqual(2);
});

test("every font that a pair names comes from its families or is generic", () => {
  for (const { families: ids, body, display, num } of Object.values(fontPairs)) {
    const css = ids.map((id) => fontFiles(id).css).join("");
    const names = [...body, ...display, ...num].filter((name) => !/Fallback$|^(?:sans-)?serif$/u.test(name));
    for (const name of names) expect(css).toContain(`font-family:"${name}"`);
  }
});
