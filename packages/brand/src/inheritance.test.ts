import { describe, expect, test } from "vitest";
import { exampleConfig, exampleSource, exampleTexts } from "../fixtures/example.ts";
import type { BrandSource } from "./brandSource.ts";
import { compileBrands } from "./compileBrands.ts";
import type { Problem } from "./problem.ts";

const { id: _id, merchant: _merchant, ...look } = { ...exampleConfig, locales: ["ko", "en"] };

/** A brand folder with exactly this brand.json. */
function folder(id: string, config: object, more: Partial<BrandSource> = {}): BrandSource {
  return { ...exampleSource({}, id), text: JSON.stringify({ id, ...config }, undefined, 2), ...more };
}

function compile(...sources: readonly BrandSource[]) {
  return compileBrands(sources, { baseTexts: exampleTexts, date: "2026-01-01" });
}

/** The errors in short form. */
function errorsOf({ problems }: { readonly problems: readonly Problem[] }): string[] {
  const errors = problems.filter(({ severity }) => severity === "error");
  return errors.map(({ file, line, column, code, pointer }) => `${file}:${line}:${column} ${code} ${pointer}`);
}

const base = folder("base", { abstract: true, ...look, layout: { header: "rail" }, switches: { FREEPLAY3: false } });

describe("a brand that extends other brands", () => {
  test("sets only what differs, and compiles like one file with everything in it", () => {
    const own = { merchant: "ACM01", layout: { hero: "board" }, switches: { FREEPLAY3: null } };
    const whole = { merchant: "ACM01", ...look, layout: { header: "rail", hero: "board" } };
    const child = compile(base, folder("acme", { extends: "base", ...own }));
    const alone = compile(folder("acme", whole));
    expect([errorsOf(child), child.brands.map(({ id }) => id)]).toEqual([[], ["acme"]]);
    const [one, other] = [child.brands[0], alone.brands[0]].map((brand) => ({ ...brand, report: undefined }));
    expect(one).toEqual(other);
  });

  test("an abstract brand has no site, and may leave out required values", () => {
    const { brands, folders, problems } = compile(folder("bare", { abstract: true, layout: { header: "rail" } }));
    expect([brands, problems]).toEqual([[], []]);
    expect(folders).toEqual([{ id: "bare", abstract: true, parents: [] }]);
  });

  test("what an abstract brand does set is checked", () => {
    const wrong = { abstract: true, layout: { header: "rial" }, memberMenu: [{ label: { ko: "가", en: "A" } }] };
    expect(errorsOf(compile(folder("bare", wrong)))).toEqual([
      "brands/bare/brand.json:5:15 LIV1104 /layout/header",
      "brands/bare/brand.json:8:5 LIV1102 /memberMenu/0/id",
    ]);
    const facts = { abstract: true, locales: ["en"], defaultLanguage: "ko" };
    expect(errorsOf(compile(folder("bare", facts)))).toEqual(["brands/bare/brand.json:7:22 LIV1202 /defaultLanguage"]);
  });

  test("texts in locales/ merge by key along the chain, and null removes one", () => {
    const text = (id: string, core: object) => ({
      language: "ko",
      file: `brands/${id}/locales/ko.json`,
      text: JSON.stringify({ core }),
    });
    const house = { ...base, locales: [text("base", { "home.hero.cta": "하우스", "home.hero.lead": "하우스 글" })] };
    const changes = { "home.hero.cta": "에이스", "home.hero.lead": null };
    const child = folder("acme", { extends: "base", merchant: "ACM01" }, { locales: [text("acme", changes)] });
    const other = folder("beta", { extends: "base", merchant: "BET01" });
    const { brands, problems } = compile(house, child, other);
    expect(problems.filter(({ code }) => code.startsWith("LIV14"))).toEqual([]);
    expect(brands.map(({ site }) => site.texts.ko)).toEqual([
      { core: { "home.hero.cta": "에이스" } },
      { core: { "home.hero.cta": "하우스", "home.hero.lead": "하우스 글" } },
    ]);
    const alone = folder(
      "solo",
      { merchant: "SOL01", ...look },
      { locales: [text("solo", { "home.hero.cta": null })] },
    );
    expect(errorsOf(compile(alone))).toEqual(["brands/solo/locales/ko.json:1:26 LIV1404 /core/home.hero.cta"]);
  });

  test("a required key that no brand in the chain sets is reported once, however it is misspelt", () => {
    const { problems } = compile(
      base,
      folder("acme", { extends: "base" }),
      folder("beta", { extends: "base", merchnt: "B" }),
    );
    const wrong = problems.filter(({ severity }) => severity === "error");
    expect(wrong.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([
      'brands/acme/brand.json LIV1102 The key "merchant" is missing in brand.json, and the brand cannot inherit it.',
      'brands/beta/brand.json LIV1101 There is no key "merchnt" in brand.json.',
    ]);
  });

  test("null is valid only where there is something to remove", () => {
    const child = folder("acme", { extends: "base", merchant: "ACM01", name: null, layout: { nav: null } });
    const found = compile(base, child).problems.filter(({ file }) => file === child.file);
    expect(found.map(({ code, severity, pointer }) => `${code} ${severity} ${pointer}`)).toEqual([
      "LIV1102 error /name",
      "LIV1306 advice /layout/nav",
    ]);
    expect(errorsOf(compile(folder("solo", { merchant: "SOL01", ...look, play: null })))).toEqual([
      expect.stringContaining(" /play"),
    ]);
  });
});

describe("problems with inherited values", () => {
  test("are reported at the brand's own extends and name the place that sets the value", () => {
    const house = folder("base", { abstract: true, ...look, layout: { nav: "drawer", shortcuts: "text" } });
    const child = folder("acme", { extends: "base", merchant: "ACM01", layout: { nav: "bottom" } });
    const [found] = compile(house, child).problems.filter(({ code }) => code === "LIV1210");
    expect(found).toMatchObject({ file: "brands/acme/brand.json", line: 3, column: 14, pointer: "/layout/shortcuts" });
    expect(found?.message).toMatch(/ The value is set in brands\/base\/brand\.json:\d+:\d+\.$/);
  });

  test("are reported at the brand's own value if it has one", () => {
    const house = folder("base", { abstract: true, ...look, layout: { nav: "drawer", shortcuts: "icons" } });
    const layout = { nav: "bottom", shortcuts: "text" };
    const child = folder("acme", { extends: "base", merchant: "ACM01", layout });
    expect(errorsOf(compile(house, child))).toEqual(["brands/acme/brand.json:7:18 LIV1210 /layout/shortcuts"]);
  });

  test("are reported for the brand that sets the value, and once for each brand that extends it", () => {
    const house = folder("base", { abstract: true, ...look, locales: ["en"], defaultLanguage: "ko" });
    const middle = folder("middle", { extends: "base", merchant: "MID01" });
    const leaf = folder("leaf", { extends: "middle", merchant: "LEA01", layout: { nav: "bottom", shortcuts: "text" } });
    const result = compile(house, middle, leaf);
    expect(result.brands).toEqual([]);
    expect(errorsOf(result)).toEqual([
      expect.stringMatching(/^brands\/base\/.* LIV1202 /),
      "brands/leaf/brand.json:3:14 LIV1305 /extends",
      // Problems with its own values are still reported.
      expect.stringMatching(/^brands\/leaf\/.* LIV1210 \/layout\/shortcuts/),
      "brands/middle/brand.json:3:14 LIV1305 /extends",
    ]);
    expect(result.problems.find(({ file, code }) => file.includes("leaf") && code === "LIV1305")?.message).toBe(
      'The brand "base" has errors, and this one extends it through "middle".',
    );
  });

  test.each([
    ["is not JSON", "{"],
    ["has a wrong shape", JSON.stringify({ id: "base", abstract: true, layout: { header: 1 } })],
    ["is not an object", "[]"],
    ["lacks a required value", JSON.stringify({ id: "base", merchant: "BAS01" })],
    ["extends a brand that is not there", JSON.stringify({ id: "base", abstract: true, extends: "nowhere" })],
    ["extends the brand itself", JSON.stringify({ id: "base", abstract: true, extends: "acme" })],
    ["has an invalid name in extends", JSON.stringify({ id: "base", abstract: true, extends: 5 })],
  ])("when the extended brand %s, its child reports that once and does not compile", (_what, text) => {
    const child = folder("acme", { extends: "base", merchant: "ACM01" });
    const { brands, problems } = compile({ ...base, text }, child);
    expect(brands).toEqual([]);
    const own = problems.filter(({ file }) => file === child.file);
    expect(own.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      expect.stringMatching(/^LIV130[45] \/extends$/),
    ]);
  });

  test("a cycle is reported once for each brand in it, with all its members", () => {
    const circle = [
      folder("one", { extends: "two", merchant: "ONE01" }),
      folder("two", { extends: "three", merchant: "TWO01" }),
      folder("three", { extends: "one", merchant: "THR01" }),
    ];
    expect(compile(...circle).problems.map(({ message }) => message)).toEqual([
      "The brand extends itself: one → two → three → one.",
      "The brand extends itself: three → one → two → three.",
      "The brand extends itself: two → three → one → two.",
    ]);
  });

  test("an unknown brand suggests the nearest id", () => {
    const { problems } = compile(base, folder("acme", { extends: "bsae", merchant: "ACM01" }));
    expect(problems).toMatchObject([{ code: "LIV1303", suggestion: 'Did you mean "base"?', line: 3, column: 14 }]);
  });
});

test("a chain of two hundred brands compiles, and the last one has the first one's values", () => {
  const ids = Array.from({ length: 200 }, (_, index) => `b${index}x`);
  const chain = ids.map((id, index) =>
    folder(id, index === 0 ? { abstract: true, ...look } : { abstract: true, extends: ids[index - 1] }),
  );
  const { brands, problems } = compile(...chain, folder("leaf", { extends: ids.at(-1), merchant: "LEA01" }));
  expect(problems).toEqual([]);
  expect(brands.map(({ site }) => site.name.en)).toEqual(["Acme"]);
});
