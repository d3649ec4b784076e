import { expect, test } from "vitest";
import { toOklch } from "../color/oklch.ts";
import { contrastRatio } from "../color/srgb.ts";
import { compileTheme } from "../compileTheme.ts";
import { exampleInput } from "../fixtures/exampleTheme.ts";
import { readOverrides } from "../overrides/readOverrides.ts";
import { surfaces } from "../testing/arbitraryTheme.ts";
import { usualScheme } from "../schemes.ts";
import { fillShifts, shiftColor } from "./shiftColor.ts";

const l = (hex: string) => toOklch(hex).l;

test("a fill gets lighter on hover and darker while pressed", () => {
  const { hover, active } = fillShifts("#2350E6");
  expect(l(shiftColor("#2350E6", hover, [])) - l("#2350E6")).toBeCloseTo(0.06 * l("#2350E6"), 2);
  expect(l(shiftColor("#2350E6", active, []))).toBeLessThan(l("#2350E6"));
});

test("if the label has no contrast to spare, the state changes in the other direction", () => {
  const texts = [{ hex: "#FFFFFF", required: 4.5 }];
  const fill = "#767676";
  const hovered = shiftColor(fill, fillShifts(fill).hover, texts);
  expect(l(hovered)).toBeLessThan(l(fill));
  expect(contrastRatio("#FFFFFF", hovered)).toBeGreaterThanOrEqual(4.5);
});

test("a white fill, which cannot get lighter, gets darker", () => {
  expect(l(shiftColor("#FFFFFF", 0.06, []))).toBeLessThan(0.97);
});

test.each(surfaces)("the states of every button differ visibly with %s", (surface) => {
  for (const brand of ["#2350E6", "#FFFF00", "#000000", "#FFFFFF", "#808080"]) {
    const { theme } = exampleInput({ surface, colors: { brand } });
    const { palette } = usualScheme(theme, "light", readOverrides(theme));
    const { mixed, colors } = palette;
    for (const [rest, state] of [
      [colors.brand, mixed.brandHover],
      [colors.brand, mixed.brandActive],
      [colors.raised, colors.hover],
      [colors.raised, colors.active],
      [colors.surface, colors.disabled],
    ] as const) {
      expect(Math.abs(l(rest) - l(state)), `${brand}: ${rest} ${state}`).toBeGreaterThan(0.008);
    }
  }
});

test("a button that the operator coloured has states of its own colour, not the brand's", () => {
  const { component } = compileTheme(exampleInput({ light: { "component.btn.bg": "#8A1C2B" } })).tokens.light;
  const tokens = component as unknown as { btn: Record<string, { $value: { hex: string } }> };
  const hover = toOklch(tokens.btn["hover"]?.$value.hex ?? "");
  expect(Math.abs(hover.h - toOklch("#8A1C2B").h)).toBeLessThan(3);
  expect(hover.l).toBeGreaterThan(l("#8A1C2B"));
});
