import { expect, test } from "vitest";
import { compileTheme } from "../compileTheme.ts";
import { exampleInput } from "../fixtures/exampleTheme.ts";
import { unseenLogos } from "./logoContrast.ts";
import type { LogoSwatch } from "./logoSwatches.ts";

const whole = [0, 0, 100, 100] as const;
const middle = [40, 40, 60, 60] as const;

/** The theme of the tests has white panels and a white header in light mode, and nearly black ones in dark mode. */
const unseenIn = (swatches: readonly LogoSwatch[], overrides: Parameters<typeof exampleInput>[0] = {}): string[] =>
  unseenLogos(compileTheme(exampleInput(overrides)), swatches).map(({ mode }) => mode);

test.each([
  ["white", [{ color: "#FFFFFFFF", area: 50, box: whole }], ["light"]],
  ["black", [{ color: "#000000FF", area: 50, box: whole }], ["dark"]],
  ["light yellow", [{ color: "#FFE600FF", area: 50, box: whole }], ["light"]],
  ["a deep blue", [{ color: "#1A2B7BFF", area: 50, box: whole }], ["dark"]],
  ["a medium blue", [{ color: "#3F78E8FF", area: 50, box: whole }], []],
  ["a veil of black", [{ color: "#00000018", area: 5, box: whole }], ["light", "dark"]],
  [
    "white with a red dot",
    [
      { color: "#FFFFFFFF", area: 80, box: whole },
      { color: "#E4002BFF", area: 20, box: middle },
    ],
    ["light"],
  ],
  [
    "red with white letters",
    [
      { color: "#E4002BFF", area: 60, box: whole },
      { color: "#FFFFFFFF", area: 40, box: whole },
    ],
    [],
  ],
  [
    "a bright sign across a black plate",
    [
      { color: "#0B0D10FF", area: 80, box: whole },
      { color: "#C8F031FF", area: 20, box: [20, 20, 80, 80] },
    ],
    [],
  ],
  [
    "a bright sign in the corner of a black plate",
    [
      { color: "#0B0D10FF", area: 80, box: whole },
      { color: "#C8F031FF", area: 20, box: [0, 0, 40, 40] },
    ],
    ["dark"],
  ],
  [
    "white letters beside black ones",
    [
      { color: "#FFFFFFFF", area: 50, box: [0, 0, 49, 100] },
      { color: "#000000FF", area: 50, box: [51, 0, 100, 100] },
    ],
    ["light", "dark"],
  ],
  ["nothing", [], []],
] as const)("a logo of %s is judged by what can be seen of it", (_what, swatches, modes) => {
  expect(unseenIn(swatches)).toEqual(modes);
});

const white: readonly LogoSwatch[] = [{ color: "#FFFFFFFF", area: 50, box: whole }];

test("the finding names the surfaces, the colours and a plate on which the logo can be seen", () => {
  const [found] = unseenLogos(compileTheme(exampleInput()), white);
  expect(found).toMatchObject({ on: expect.arrayContaining(["headerBg", "modal.bg"]), logoColor: "#FFFFFF", ratio: 1 });
  expect(found?.plate).toBe("{semantic.color.ink}");
  expect(unseenIn(white, { light: { "component.logo.plate": "{semantic.color.ink}" } })).toEqual([]);
});

test("a plate that does not help is the one surface", () => {
  const [found] = unseenLogos(compileTheme(exampleInput({ light: { "component.logo.plate": "#fafafa" } })), white);
  expect(found).toMatchObject({ mode: "light", on: [], onColor: "#FAFAFA" });
});

test("a surface that one theme overrides is compared in that theme", () => {
  const dark = { light: { "semantic.color.footBg": "#ffffff" }, dark: { "semantic.color.footBg": "#fefefe" } };
  const [found] = unseenLogos(compileTheme(exampleInput(dark)), white).filter(({ mode }) => mode === "dark");
  expect(found).toMatchObject({ on: ["footBg"], onColor: "#FEFEFE" });
});
