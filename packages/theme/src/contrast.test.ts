import { expect, test } from "vitest";
import { contrastRatio, toOklch } from "./color/oklch.ts";
import { compileTheme } from "./compileTheme.ts";
import { exampleInput } from "./fixtures/exampleTheme.ts";
import type { ThemeConfig } from "./themeConfig.gen.ts";

/** Hard cases, and colours that people know from brands. */
const brands = {
  yellow: "#FFFF00",
  black: "#000000",
  white: "#FFFFFF",
  grey: "#808080",
  "coca-cola": "#F40009",
  starbucks: "#006241",
  spotify: "#1DB954",
  netflix: "#E50914",
  facebook: "#0866FF",
  kakao: "#FEE500",
  naver: "#03C75A",
  amazon: "#FF9900",
  twitch: "#9146FF",
  "t-mobile": "#E20074",
  tiffany: "#81D8D0",
  ups: "#351C15",
  ikea: "#0058A3",
  lego: "#FFCF00",
  nvidia: "#76B900",
  samsung: "#1428A0",
};

const surfaces: readonly ThemeConfig["surface"][] = ["tonal", "engraved", "outline", "sticker", "glow", "paper"];
const modes = ["light", "dark"] as const;
const cases = Object.entries(brands).flatMap(([name, brand]) => modes.map((mode) => ({ name, brand, mode })));

test.each(cases)("a theme derived from $name ($mode) can be read with every surface", ({ brand, mode }) => {
  for (const surface of surfaces) {
    expect(compileTheme(exampleInput({ mode, surface, colors: { brand } })).contrast, surface).toEqual([]);
  }
});

test("a text colour that was written is reported with the nearest one that passes everywhere", () => {
  const { contrast } = compileTheme(exampleInput({ light: { ink3: "#9AA5B1" } }));
  const onPanel = contrast.find((finding) => finding.on === "surface");
  expect(onPanel).toMatchObject({
    mode: "light",
    text: "ink3",
    required: 4.5,
    textColor: "#9AA5B1",
    set: ["light", "ink3"],
  });
  const fixed = compileTheme(exampleInput({ light: { ink3: onPanel?.nearest ?? "" } }));
  expect(fixed.contrast).toEqual([]);
  expect(Math.abs(toOklch(onPanel?.nearest ?? "").h - toOklch("#9AA5B1").h)).toBeLessThan(3);
});

test("a brand colour that was written for text is reported where it was written", () => {
  const { contrast } = compileTheme(exampleInput({ colors: { negative: "#FF9090" } }));
  expect(contrast.map((finding) => finding.set)).toContainEqual(["colors", "negative"]);
});

test("where the text is derived and the ground was written, the ground is to be changed", () => {
  const { contrast } = compileTheme(exampleInput({ light: { inset: "#666666" } }));
  const finding = contrast.find(({ on }) => on === "inset");
  expect(finding?.set).toEqual(["light", "inset"]);
  expect(contrastRatio(finding?.textColor ?? "", finding?.nearest ?? "")).toBeGreaterThanOrEqual(4.5);
});

test("a ratio just below the limit does not read as if it passed", () => {
  const { contrast } = compileTheme(exampleInput({ light: { ink3: "#777777", bg: "#FFFFFF" } }));
  const finding = contrast.find(({ on, text }) => on === "bg" && text === "ink3");
  expect(finding?.ratio).toBe(4.47);
});
