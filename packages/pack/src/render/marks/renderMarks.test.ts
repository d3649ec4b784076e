import type { BrandConfig } from "@livery/brand/brandConfig.gen.ts";
import { compileBrands } from "@livery/brand/compileBrands.ts";
import { expect, test } from "vitest";
import { exampleSource, exampleTexts } from "../../../../brand/fixtures/example.ts";
import { renderPack } from "../../renderPack.ts";
import { paperRuntime, withoutDrawings } from "../../testing/paperRuntime.ts";

/** The page that every address of a brand gets, what its marks are drawn with, and their links. */
async function draw(config: Partial<BrandConfig>) {
  const { brands, problems } = compileBrands([exampleSource(config)], { baseTexts: exampleTexts, date: "2026-01-01" });
  const [brand] = brands;
  if (brand === undefined) throw new Error(problems.map(({ message }) => message).join());
  const { own } = await renderPack(brand, paperRuntime, withoutDrawings);
  const files = new Map(own);
  const page = String(files.get("index.html"));
  const marks = [...page.matchAll(/<nav class="livery-marks" lang="(\w+)"[^>]*>(.*?)<\/nav>/gu)];
  return {
    page,
    missing: String(files.get("404.html")),
    rules: /[^}]*\.livery-marks[^}]*\}/gu[Symbol.match](/<style>(.*?)<\/style>/su.exec(page)?.[1] ?? "") ?? [],
    pictures: own.filter(([file]) => file.startsWith("assets/mark-")),
    navs: marks.map(([, language, inside = ""]) => ({
      language,
      links: [...inside.matchAll(/<a href="([^"]+)"><img src="([^"]+)"[^>]*>([^<]+)<\/a>/gu)].map(([, to, , text]) => [
        to,
        text,
      ]),
    })),
  };
}

const inXa = { compliance: { markets: ["XA"] } };

test("CO-011 limits, self-test and exclusion are on top of every page in fixed artwork if a pack asks", async () => {
  const { page, missing, navs, pictures, rules } = await draw(inXa);
  expect(navs).toEqual([
    {
      language: "ko",
      links: [
        ["/help#limits", "한도"],
        ["/help#responsible", "자가 진단"],
        ["/help#limits", "이용 제한"],
      ],
    },
    {
      language: "en",
      links: [
        ["/help#limits", "Limits"],
        ["/help#responsible", "Self-test"],
        ["/help#limits", "Self-exclusion"],
      ],
    },
  ]);
  // The app, whatever page it shows, comes after them and cannot reach them.
  expect(page.indexOf('livery-marks"')).toBeLessThan(page.indexOf(`<div id="root">`));
  expect(missing).toBe(page);
  expect(rules.join("")).toMatch(/position:sticky;top:env\(safe-area-inset-top,0px\);z-index:100/u);
  expect(rules.join("")).not.toContain("var(");
  expect(pictures).toHaveLength(3);
});

test("no theme changes the marks", async () => {
  const theme = { mode: "dark", colors: { brand: "#c8f031", ground: "#0d1013", panel: "#151b20", ink: "#f2f5f7" } };
  const [one, other] = [await draw(inXa), await draw({ ...inXa, theme } as Partial<BrandConfig>)];
  expect(other.rules).toEqual(one.rules);
  expect(other.pictures).toEqual(one.pictures);
});

test("a brand without such a pack has no marks, no styles and no pictures of them", async () => {
  const { page, pictures } = await draw({});
  expect(pictures).toEqual([]);
  expect(page).not.toMatch(/livery-marks|--marks/u);
});
