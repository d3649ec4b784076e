import { expect, test } from "vitest";
import { adviseContrast, lightnessContrast } from "./adviseContrast.ts";
import { compileTheme } from "./compileTheme.ts";
import { exampleInput } from "./fixtures/exampleTheme.ts";

test("lightness contrast matches APCA: published pairs", () => {
  expect(lightnessContrast("#888888", "#FFFFFF")).toBeCloseTo(63.06, 1);
  expect(lightnessContrast("#FFFFFF", "#888888")).toBeCloseTo(68.54, 1);
  expect(lightnessContrast("#000000", "#AAAAAA")).toBeCloseTo(58.15, 1);
});

test("a text that passes the gate but looks weak gets advice once, with a stronger colour", () => {
  const { theme } = exampleInput({ mode: "dark", dark: { "semantic.color.neg": "#E0474A" } });
  expect(compileTheme({ ...exampleInput(), theme }).contrast.filter(({ text }) => text === "neg").length).toBeLessThan(
    2,
  );
  const found = adviseContrast(theme).filter(({ text, mode }) => text === "neg" && mode === "dark");
  expect(found).toHaveLength(1);
  const [advice] = found;
  expect(advice?.set).toEqual(["dark", "semantic.color.neg"]);
  expect(advice?.lc).toBeLessThan(60);
  expect(lightnessContrast(advice?.stronger ?? "", advice?.onColor ?? "")).toBeGreaterThanOrEqual(60);
});

test("black on white gets no advice", () => {
  const { theme } = exampleInput({ light: { "semantic.color.ink": "#000000" } });
  expect(adviseContrast(theme).map(({ mode, text }) => `${mode} ${text}`)).not.toContain("light text");
});
