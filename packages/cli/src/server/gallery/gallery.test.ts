import { describe, expect, test } from "vitest";
import { createChooser } from "./createChooser.ts";
import { createGallery } from "./createGallery.ts";
import type { ServedBrand } from "./renderGallery.ts";

const brand = (index: number, own: Partial<ServedBrand> = {}): ServedBrand => ({
  id: `brand-${index}`,
  name: `Brand ${index}`,
  language: "en",
  facts: [["Merchant", `M${index}`]],
  layout: [
    ["header", index % 2 === 0 ? "rail" : "bar"],
    ["home", `hero, row-${index}`],
  ],
  features: { on: index % 10 === 0 ? ["VIP", "Chat"] : ["Chat"], off: [] },
  colors: [["brand", "#123456"]],
  markets: index < 3 ? ["EU", "XA"] : [],
  problems: index === 7 ? ["LIV1508"] : [],
  address: `http://brand-${index}.localhost:4400/`,
  ...own,
});

const thousand = Array.from({ length: 1000 }, (_, index) => brand(index));
const chooser = createChooser(thousand);
const choose = (query: string) => chooser(new URLSearchParams(query));

describe("of a thousand brands", () => {
  test.each([
    ["", 1000],
    ["q=BRAND-12", 11],
    ["q=m999", 1],
    ["q=brand+m12", 11],
    ["market=EU", 3],
    ["market=EU&look=header+rail", 2],
    ["feature=VIP", 100],
    ["problem=LIV1508", 1],
    ["problem=none", 999],
    ["q=nobody", 0],
    ["market=KR", 0],
    ["unknown=1", 1000],
  ])("%s finds %i", (query, count) => {
    expect(choose(query)).toMatchObject({ count });
  });

  test.each([
    ["", 1, "brand-0"],
    ["page=2", 2, "brand-12"],
    ["page=84", 84, "brand-996"],
    ["page=999", 84, "brand-996"],
    ["page=-1", 1, "brand-0"],
    ["page=x", 1, "brand-0"],
    ["feature=VIP&page=2", 2, "brand-120"],
  ])("%s shows page %i", (query, page, first) => {
    const { shown, ...chosen } = choose(query);
    expect({ page: chosen.page, first: shown[0]?.id, most: shown.length <= 12 }).toEqual({ page, first, most: true });
  });

  test("each value to choose says how many brands have it; what tells no brands apart is none", () => {
    const values = Object.fromEntries(choose("").choices.map((choice) => [choice.name, choice.values]));
    expect(values).toEqual({
      market: [
        ["EU", 3],
        ["XA", 3],
      ],
      feature: [
        ["Chat", 1000],
        ["VIP", 100],
      ],
      look: [
        ["header bar", 500],
        ["header rail", 500],
      ],
      problem: [
        ["LIV1508", 1],
        ["none", 999],
      ],
    });
  });
});

const pageOf = async (brands: readonly ServedBrand[], query: string) => {
  const gallery = createGallery({ brands, packOf: (id) => id, font: "font.css" });
  return (await gallery.fetch(new Request(`http://localhost:4400/${query}`))).text();
};

test("a page has the previews of its own brands only, and leads to the others with the same choice", async () => {
  const page = await pageOf(thousand, "?q=brand&feature=VIP&page=2");
  expect(page.match(/<article/gu)).toHaveLength(12);
  expect(page).toContain("100 brands");
  expect(page).toContain('<option value="VIP" selected>');
  expect(page).toContain('<a href="/?q=brand&amp;feature=VIP&amp;page=3">Next</a>');
});

test("what is searched for is shown as text", async () => {
  const page = await pageOf(thousand, "?q=%22%3E%3Cscript%3E");
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(page).toContain("No brand is like this.");
});

test("three brands need no search", async () => {
  expect(await pageOf(thousand.slice(0, 3), "")).not.toContain("<form");
});
