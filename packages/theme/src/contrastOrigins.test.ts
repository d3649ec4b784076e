import { expect, test } from "vitest";
import { distance } from "./color/oklch.ts";
import { compileTheme } from "./compileTheme.ts";
import { exampleInput } from "./fixtures/exampleTheme.ts";
import type { ThemeColors, ThemeConfig } from "./themeConfig.gen.ts";
import { withColor } from "./withColor.ts";

/** A finished light brand: every colour is written, so every surface can be blamed. */
const colors: ThemeColors = {
  brand: "#2350E6",
  accent: "#FF8A5B",
  ground: "#F3F5F8",
  panel: "#FFFFFF",
  well: "#EFF2F6",
  ink: "#11181F",
  line: "#E4E9EF",
  header: "#FFFFFF",
  footer: "#E9EDF2",
};
const light = { "semantic.color.bg2": "#FFFFFF" };

test("the finished brand itself is readable", () => {
  expect(compileTheme(exampleInput({ colors, light })).contrast).toEqual([]);
});

test.each<[keyof Omit<ThemeColors, "playful">, string]>([
  ["line", "#808080"],
  ["line", "#FF0000"],
  ["panel", "#000000"],
  ["well", "#555555"],
  ["ink", "#CCCCCC"],
])("of a finished brand, the colour that was changed is blamed, and nothing else: %s %s", (key, hex) => {
  const input = exampleInput({ colors: { ...colors, [key]: hex }, light });
  const { contrast } = compileTheme(input);
  expect(contrast.map(({ set }) => set)).toEqual([["colors", key]]);
  const [{ nearest, moved, set }] = contrast as [(typeof contrast)[0]];
  expect(moved).toBeCloseTo(distance(hex, nearest), 5);
  expect(moved).toBeGreaterThan(0);
  const theme = withColor(input.theme as ThemeConfig, set, nearest);
  expect(compileTheme({ ...input, theme }).contrast).toEqual([]);
});
