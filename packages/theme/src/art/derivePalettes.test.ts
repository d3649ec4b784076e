import { describe, expect, test } from "vitest";
import { toOklch } from "../color/oklch.ts";
import { contrastRatio } from "../color/srgb.ts";
import type { ArtTreatment } from "./artTheme.ts";
import { derivePalettes } from "./derivePalettes.ts";
import { treatments } from "./treatments.ts";

const treatmentIds = Object.keys(treatments) as ArtTreatment[];
const brands = [
  ["#2350e6", "#ff8a5b"],
  ["#cda65f", "#8d2331"],
  ["#c8f031", "#ff6a3d"],
  ["#111111", "#777777"],
  ["#ffffff", "#d0021b"],
  ["#fee500", "#2350e6"],
  ["#ffb6c1", "#2b2b2b"],
  ["#e60012", "#1428a0"],
] as const;

describe.each(treatmentIds)("palettes for %s", (treatment) => {
  test.each(brands)("five different complete palettes from %s and %s", (brand, accent) => {
    for (const mode of ["light", "dark"] as const) {
      const palettes = derivePalettes({ treatment, brand, accent, mode });
      expect(new Set(palettes.map((palette) => JSON.stringify(palette))).size).toBe(5);
      for (const color of palettes.flatMap((palette) => Object.values(palette).flat())) {
        expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  test.each(brands)("an emblem stands out from its background with %s and %s", (brand, accent) => {
    for (const palette of derivePalettes({ treatment, brand, accent, mode: "light" })) {
      const under = treatment === "bojagi" ? palette.light : palette.ground;
      const edge = treatment === "pop" ? palette.dark : palette.body;
      expect(contrastRatio(edge, under)).toBeGreaterThan(1.8);
    }
  });
});

test("the brand's own hue comes first", () => {
  const [first] = derivePalettes({ treatment: "soft", brand: "#2350e6", accent: "#ff8a5b", mode: "light" });
  expect(toOklch(first?.body ?? "").h).toBeCloseTo(toOklch("#2350e6").h, 0);
});

test.each(["#ffff00", "#fee500", "#ffcf00"])("yellow %s becomes gold, not green", (brand) => {
  for (const treatment of ["soft", "bojagi"] as const) {
    const [first] = derivePalettes({ treatment, brand, accent: "#2350e6", mode: "light" });
    expect(toOklch(first?.body ?? "").h).toBeLessThan(100);
  }
});

test("a greenish yellow becomes green, not olive", () => {
  const [first] = derivePalettes({ treatment: "soft", brand: "#b4e600", accent: "#2350e6", mode: "light" });
  expect(toOklch(first?.body ?? "").h).toBeGreaterThan(135);
});
