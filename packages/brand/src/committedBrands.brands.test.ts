import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { BrandSource } from "./brandSource.ts";
import type { BaseTexts } from "./check/checkLocales.ts";
import { compileBrands } from "./compileBrands.ts";
import type { CompiledBrand } from "./compiledBrand.ts";
import { formatProblem } from "./formatProblem.ts";

const root = join(import.meta.dirname, "../../..");
const baseTexts = Object.fromEntries(
  ["ko", "en"].map((language) => [language, readTexts(join(root, "packages/runtime/src/i18n/locales", language))]),
) as unknown as BaseTexts;
const { brands, problems } = compileBrands(readdirSync(join(root, "brands")).map(readBrand), {
  baseTexts,
  date: "2026-01-01",
});

describe("the brands of this repository", () => {
  test("none has a problem", () => {
    expect(problems.map((problem) => formatProblem(problem, { color: false }))).toEqual([]);
  });

  test("BR-054 each has its own name, titles, copyright and logo", () => {
    for (const of of [titleOf, copyrightOf, logoOf, nameOf]) {
      expect(new Set(brands.map(of)).size).toBe(brands.length);
    }
  });

  test("each is fictional and uses play money", () => {
    for (const { site, policy } of brands) {
      expect(site.play).toBe("demo");
      expect(policy.origin ?? "https://none.example").toMatch(/\.(?:example|invalid|test)$/);
    }
  });

  const pairs = brands.flatMap((left, index) => brands.slice(index + 1).map((right) => ({ left, right })));
  test.each(pairs)("$left.id and $right.id differ in at least four of eight looks", ({ left, right }) => {
    const other = looksOf(right);
    expect(looksOf(left).filter((look, index) => look !== other[index]).length).toBeGreaterThanOrEqual(4);
  });
});

/** Header, card, radius, density, surface, motif, type pair and hero of a brand. */
function looksOf({ id, site, theme }: CompiledBrand): (string | number)[] {
  const { header, card, density, hero } = site.layout;
  const written = JSON.parse(readFileSync(join(root, "brands", id, "brand.json"), "utf8")) as {
    theme: { shape?: { radius?: number } };
  };
  const radius = written.theme.shape?.radius ?? 12;
  return [header, card, radius, density, theme.knobs.surface, theme.knobs.motif, theme.fonts, hero];
}

function readBrand(id: string): BrandSource {
  const folder = join(root, "brands", id);
  const names = (path: string) => (existsSync(path) ? readdirSync(path) : []);
  return {
    id,
    file: `brands/${id}/brand.json`,
    text: readFileSync(join(folder, "brand.json"), "utf8"),
    locales: names(join(folder, "locales")).map((name) => ({
      language: name.replace(".json", ""),
      file: `brands/${id}/locales/${name}`,
      text: readFileSync(join(folder, "locales", name), "utf8"),
    })),
    assets: names(join(folder, "assets")).map((name) => {
      const text = readFileSync(join(folder, "assets", name), "utf8");
      return { name, text, bytes: text.length };
    }),
  };
}

function readTexts(folder: string): Record<string, Record<string, string>> {
  const entries = readdirSync(folder).map((name) => [
    name.replace(".json", ""),
    JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, string>,
  ]);
  return Object.fromEntries(entries) as Record<string, Record<string, string>>;
}

function titleOf({ site }: CompiledBrand): string {
  return site.title.ko;
}

function nameOf({ site }: CompiledBrand): string {
  return site.name.en;
}

function copyrightOf({ site }: CompiledBrand): string {
  return site.copyright.en;
}

function logoOf({ logo }: CompiledBrand): string {
  return logo;
}
