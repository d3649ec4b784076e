import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio } from "../color/srgb.ts";
import { failingPairs } from "../failingPairs.ts";
import { exampleInput } from "../fixtures/exampleTheme.ts";
import { readOverrides } from "../overrides/readOverrides.ts";
import { modes, strongScheme, usualScheme } from "../schemes.ts";
import { arbitraryInput } from "../testing/arbitraryTheme.ts";
import { fuzzRuns, fuzzTime } from "../testing/fuzzRuns.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";

function strong(theme: ThemeConfig, mode: ThemeConfig["mode"]) {
  const overrides = readOverrides(theme);
  return strongScheme(usualScheme(theme, mode, overrides), theme, overrides);
}

test(
  "with more contrast every pair passes at 7:1, whatever the operator wrote",
  () => {
    fc.assert(
      fc.property(arbitraryInput({ written: true }), fc.constantFrom(...modes), ({ theme }, mode) => {
        const names = failingPairs(strong(theme, mode)).map(({ text, on }) => `${text.key} on ${on.key}`);
        expect(names).toEqual([]);
      }),
      fuzzRuns(),
    );
  },
  fuzzTime,
);

test("with more contrast lines and the focus ring have 4.5:1", () => {
  for (const surface of ["tonal", "outline", "sticker"] as const) {
    for (const mode of modes) {
      const { colors } = strong(exampleInput({ surface }).theme, mode).palette;
      for (const part of [colors.line, colors.lineStrong, colors.focus, colors.brand]) {
        for (const ground of [colors.bg, colors.surface]) {
          expect(contrastRatio(part, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  }
});

test("with more contrast the greys-only recipe gets lines around fields, panels and buttons", () => {
  const { components } = strong(exampleInput({ surface: "tonal" }).theme, "light");
  for (const group of ["panel", "field", "btn", "ghost"]) {
    expect(components[group]?.["bd"]?.$value).toMatchObject({
      width: { value: 1, unit: "px" },
      color: "{semantic.color.lineStrong}",
    });
  }
});

test("more contrast starts from the operator's colours; an unreadable component uses the recipe", () => {
  const theme = exampleInput({
    light: { "component.btn.bg": "#0A3A8C", "component.panel.bg": "#9AA5B1" },
  }).theme;
  const { components } = strong(theme, "light");
  expect(components["btn"]?.["bg"]?.$value).toMatchObject({ hex: "#0A3A8C" });
  expect(components["panel"]?.["bg"]?.$value).toBe("{semantic.color.surface}");
});
