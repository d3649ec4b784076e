import { expect, test } from "vitest";
import { exampleConfig, exampleSource, exampleTexts } from "../fixtures/example.ts";
import type { BrandSource } from "./brandSource.ts";
import type { KeptResults, OwnResult } from "./compileContext.ts";
import { compileBrands } from "./compileBrands.ts";

const { id: _id, merchant: _merchant, ...look } = { ...exampleConfig, locales: ["ko", "en"] };

function folder(id: string, config: object, more: Partial<BrandSource> = {}): BrandSource {
  return { ...exampleSource({}, id), text: JSON.stringify({ id, ...config }, undefined, 2), ...more };
}

const korean = (id: string, cta: string) => [
  { language: "ko", file: `brands/${id}/locales/ko.json`, text: JSON.stringify({ core: { "home.hero.cta": cta } }) },
];

const base = folder("base", { abstract: true, ...look }, { locales: korean("base", "하우스") });
const child = folder("child", { extends: "base", merchant: "CHILD", layout: { header: "rail" } });
const other = folder("other", { ...look, merchant: "OTHER", layout: { header: "split", card: "wide" } });
const sources = [base, child, other];

const day = "2026-01-01";
const compile = (brands: readonly BrandSource[], date = day, kept?: KeptResults) =>
  compileBrands(brands, { baseTexts: exampleTexts, date, ...(kept && { kept }) });

/** Keeps results as JSON, and counts those that it could give. */
function store() {
  const texts = new Map<string, string>();
  let given = 0;
  const kept: KeptResults = {
    get(key) {
      const text = texts.get(key);
      if (text === undefined) return undefined;
      given += 1;
      return JSON.parse(text) as OwnResult;
    },
    keep(key, result) {
      texts.set(key, JSON.stringify(result));
      return result;
    },
  };
  return { kept, given: () => given };
}

const plain = (brands: readonly BrandSource[], date = day, kept?: KeptResults) => {
  const { brands: compiled, problems } = compile(brands, date, kept);
  return JSON.parse(JSON.stringify({ compiled, problems })) as object;
};

test("what was kept gives the same brands and problems, without compiling them again", () => {
  const { kept, given } = store();
  const first = plain(sources, day, kept);
  expect(given()).toBe(0);
  expect(plain(sources, day, kept)).toEqual(first);
  expect(given()).toBe(2);
  expect(plain(sources)).toEqual(first);
});

const [logo, ...assets] = child.assets;
const repainted = folder("base", { abstract: true, ...look, layout: { hero: "board" } }).text;

test.each<[string, readonly BrandSource[], date: string, keptBrands: number]>([
  ["its own config", [base, folder("child", { extends: "base", merchant: "CHANGED" }), other], day, 1],
  ["a config that it extends", [{ ...base, text: repainted }, child, other], day, 1],
  ["a text that it inherits", [{ ...base, locales: korean("base", "새 글") }, child, other], day, 1],
  ["a text of its own", [base, { ...child, locales: korean("child", "새 글") }, other], day, 1],
  ["its logo", [base, { ...child, assets: [{ ...logo!, text: "<svg/>" }, ...assets] }, other], day, 1],
  ["the place of its file", [base, { ...child, file: "elsewhere/child/brand.json" }, other], day, 1],
  ["the date", sources, "2031-06-01", 0],
  ["another brand with its merchant", [base, child, folder("other", { ...look, merchant: "CHILD" })], day, 1],
  ["no other brand", [base, child], day, 1],
])("what was kept is not taken for something else after a change of %s", (_what, changed, date, count) => {
  const { kept, given } = store();
  compile(sources, day, kept);
  expect(plain(changed, date, kept)).toEqual(plain(changed, date));
  expect(given()).toBe(count);
});
