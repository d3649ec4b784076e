import { expect, test } from "vitest";
import { exampleSource } from "../../fixtures/example.ts";
import type { JsonValue } from "../jsonSchema.ts";
import { parseJson } from "../parse/parseJson.ts";
import { type ResolvedBrand, inheritedConfigOf, resolveBrand } from "./resolveBrand.ts";

/** A chain of brands, the one that all others extend first; each line of a config is a line of its file. */
function chain(...configs: readonly Readonly<Record<string, JsonValue>>[]): ResolvedBrand {
  let brand: ResolvedBrand | undefined;
  for (const [index, config] of configs.entries()) {
    const id = `brand${index}`;
    const lines = Object.entries({ id, ...config }).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
    const source = { ...exampleSource({}, id), text: `{\n${lines.join(",\n")}\n}` };
    const { document } = parseJson(source.file, source.text);
    if (!document) throw new Error("The example is not JSON.");
    brand = resolveBrand(source, document, brand && inheritedConfigOf(brand));
  }
  if (!brand) throw new Error("There is no brand.");
  return brand;
}

test("every value knows its layer and, if it is written, its line", () => {
  const brand = chain(
    { site: "agent", layout: { header: "rail", nav: "drawer" } },
    { play: "demo", layout: { hero: "board" } },
    { layout: { nav: "bottom" } },
  );
  expect(brand.parents).toEqual(["brand1", "brand0"]);
  expect(brand.config).toMatchObject({ site: "agent", layout: { header: "rail", hero: "board", nav: "bottom" } });
  const at = (id: string, line: number, column: number) => ({
    layer: "brand",
    brand: id,
    file: `brands/${id}/brand.json`,
    line,
    column,
  });
  expect(brand.origin("/layout/nav")).toEqual(at("brand2", 3, 18));
  expect(brand.origin("/layout/hero")).toEqual(at("brand1", 4, 19));
  expect(brand.origin("/layout/header")).toEqual(at("brand0", 4, 21));
  expect(brand.origin("/layout/density")).toEqual({ layer: "default" });
  expect(brand.origin("/site")).toEqual(at("brand0", 3, 9));
});

test("null restores the default over all extended brands; a later brand may set the value again", () => {
  const base = { layout: { header: "rail", hero: "board" } };
  const without = chain(base, { layout: { header: null } }, {});
  expect(without.config.layout).toMatchObject({ header: "bar", hero: "board" });
  expect(without.origin("/layout/header")).toEqual({ layer: "default" });
  expect(without.sets(["layout", "header"])).toBe(false);
  const again = chain(base, { layout: null }, { layout: { header: "split" } });
  expect(again.config.layout).toMatchObject({ header: "split", hero: "split" });
  expect(again.origin("/layout/hero")).toEqual({ layer: "default" });
});

test("a list replaces the whole inherited list, so its entries are the brand's own", () => {
  const brand = chain({ domains: [], announcements: ["B", "PL", "H"] }, { announcements: ["PR"] });
  expect(brand.config.announcements).toEqual(["PR"]);
  expect(brand.origin("/announcements/0")).toMatchObject({ brand: "brand1" });
  expect(brand.origin("/announcements/2")).toEqual({ layer: "default" });
});

test("CO-002 values that identify a brand are never inherited, at any depth", () => {
  const licences = [{ authority: "A", number: "1", holder: "H", register: "https://r.example", markets: ["MT"] }];
  const own = { merchant: "M1", domains: ["one.example"], logo: "mark.svg", abstract: true };
  const brand = chain({ ...own, compliance: { licences, minimumAge: 21 } }, {});
  expect(brand.config).toMatchObject({ domains: [], logo: "logo.svg", abstract: false });
  expect(brand.config.merchant).toBeUndefined();
  expect(brand.config.compliance).toMatchObject({ licences: [], minimumAge: 21 });
  expect(brand.sets(["compliance", "licences"])).toBe(false);
  expect(brand.origin("/compliance/licences")).toEqual({ layer: "default" });
});

test("a brand writes the values in its own file, and also sets the ones it inherits", () => {
  const brand = chain({ layout: { header: "rail" } }, { layout: { nav: "bottom" }, play: null });
  expect(brand.writes(["layout", "nav"])).toBe(true);
  expect(brand.writes(["layout", "header"])).toBe(false);
  expect(brand.sets(["layout", "header"])).toBe(true);
  expect([brand.writes(["play"]), brand.sets(["play"])]).toEqual([false, false]);
});
