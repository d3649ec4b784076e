import { expect, test } from "vitest";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { findTwins } from "./findTwins.ts";
import { looks } from "./looks.ts";

/** Brands with the looks given as rows of letters, by the index of their row. */
function twinsOf(rows: readonly string[], parents: readonly (readonly string[])[] = []) {
  const brands = rows.map(
    (_row, index) => ({ source: { id: `b${index}` }, parents: parents[index] ?? [] }) as unknown as ResolvedBrand,
  );
  const twins = findTwins(brands, (brand) => [...(rows[brands.indexOf(brand)] ?? "")]);
  return brands.map(({ source }) => {
    const twin = twins.get(source);
    return twin && `${twin.brand.source.id} ${twin.shared.length}`;
  });
}

test("eight of thirteen looks alike are too many, seven are not", () => {
  expect(twinsOf(["aaaaaaaaaaaaa", "aaaaaaaabbbbb"])).toEqual(["b1 8", "b0 8"]);
  expect(twinsOf(["aaaaaaaaaaaaa", "aaaaaaabbbbbb"])).toEqual([undefined, undefined]);
});

test("the twin is found wherever the five others are", () => {
  const alike = Array.from({ length: 2 ** looks.length }, (_, mask) =>
    [...looks.keys()].map((place) => ((mask >> place) & 1 ? "b" : "a")).join(""),
  ).filter((row) => [...row].filter((look) => look === "b").length === 5);
  expect(alike).toHaveLength(1287);
  for (const row of alike) expect(twinsOf(["a".repeat(looks.length), row])[0]).toBe("b1 8");
});

test("the nearest twin is named, the first one in a tie; brands of one family are not compared", () => {
  expect(twinsOf(["aaaaaaaaaaaaa", "aaaaaaaaabbbb", "aaaaaaaaaaabb", "aaaaaaaaaaacc"])[0]).toBe("b2 11");
  const family = ["aaaaaaaaaaaaa", "aaaaaaaaaaaaa", "aaaaaaaaaaaab"];
  expect(twinsOf(family, [[], ["b0"], ["b1", "b0"]])).toEqual([undefined, undefined, undefined]);
  expect(twinsOf([...family, "aaaaaaaaaaaaa"], [[], ["b0"], ["b1", "b0"], []])).toEqual([
    "b3 13",
    "b3 13",
    "b3 12",
    "b0 13",
  ]);
});
