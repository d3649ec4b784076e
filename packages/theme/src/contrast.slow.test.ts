import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distance, toOklch } from "./color/oklch.ts";
import { contrastRatio } from "./color/srgb.ts";
import { compileTheme } from "./compileTheme.ts";
import { exampleInput } from "./fixtures/exampleTheme.ts";
import { patterns } from "./overrides/patterns.ts";
import { colorTokenForms } from "./overrides/tokenForms.ts";
import { arbitraryHex, arbitraryInput, modes, surfaces } from "./testing/arbitraryTheme.ts";
import { fuzzRuns, fuzzTime } from "./testing/fuzzRuns.ts";
import { withColor } from "./withColor.ts";

/** Hard cases, and colours of well-known brands. */
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

/** Colours used for text or for surfaces behind it. */
const opaqueTokens = [...colorTokenForms].flatMap(([name, { pattern }]) =>
  pattern === patterns.opaque || /\.(?:bg|ink|on)$/u.test(name) ? [name] : [],
);

const cases = Object.entries(brands).flatMap(([name, brand]) => modes.map((mode) => ({ name, brand, mode })));

test.each(cases)("a theme derived from $name ($mode) is readable with every surface", ({ brand, mode }) => {
  for (const surface of surfaces) {
    expect(compileTheme(exampleInput({ mode, surface, colors: { brand } })).contrast, surface).toEqual([]);
  }
});

test(
  "a theme derived from any colour is readable",
  () => {
    fc.assert(
      fc.property(arbitraryInput({ written: false }), (input) => {
        expect(compileTheme(input).contrast).toEqual([]);
      }),
      fuzzRuns(),
    );
  },
  fuzzTime,
);

describe("an unreadable written colour", () => {
  test("BR-025b grey on grey is reported once, with the nearest grey that passes everywhere", () => {
    const { contrast } = compileTheme(exampleInput({ light: { "semantic.color.ink3": "#9AA5B1" } }));
    expect(contrast).toHaveLength(1);
    const [finding] = contrast;
    expect(finding).toMatchObject({
      mode: "light",
      text: "ink3",
      required: 4.5,
      textColor: "#9AA5B1",
      set: ["light", "semantic.color.ink3"],
    });
    expect(finding?.others.map(({ on }) => on)).toContain("surface");
    const nearest = finding?.nearest ?? "";
    expect(compileTheme(exampleInput({ light: { "semantic.color.ink3": nearest } })).contrast).toEqual([]);
    expect(Math.abs(toOklch(nearest).h - toOklch("#9AA5B1").h)).toBeLessThan(3);
  });

  test("a brand colour is reported where it is written", () => {
    const { contrast } = compileTheme(exampleInput({ colors: { negative: "#FF9090" } }));
    expect(contrast.map((finding) => finding.set)).toEqual([["colors", "negative"]]);
  });

  test("the surface is reported if the text on it is derived", () => {
    const { contrast } = compileTheme(exampleInput({ light: { "semantic.color.inset": "#666666" } }));
    expect(contrast.map((finding) => finding.set)).toEqual([["light", "semantic.color.inset"]]);
  });

  test("of a text and its surface, only the one that is enough to change is reported", () => {
    const light = { "semantic.color.footBg": "#E9EDF2", "semantic.color.footInk": "#9AA4AF" };
    const { contrast } = compileTheme(exampleInput({ light }));
    expect(contrast.map((finding) => finding.set)).toEqual([["light", "semantic.color.footInk"]]);
  });

  test("a written button colour is checked against its label", () => {
    const { contrast } = compileTheme(
      exampleInput({ colors: { brand: "#0A1A5C" }, light: { "component.btn.bg": "#9AA5B1" } }),
    );
    expect(contrast.map((finding) => finding.set)).toEqual([["light", "component.btn.bg"]]);
    expect(contrast[0]).toMatchObject({ text: "onBrand", on: "component.btn.bg" });
  });

  test("a translucent surface is measured over what lies below it", () => {
    const dark = { "component.panel.bg": "#FFFFFFC0" };
    const { contrast } = compileTheme(exampleInput({ mode: "dark", dark }));
    expect(contrast[0]).toMatchObject({ on: "component.panel.bg", set: ["dark", "component.panel.bg"] });
    expect(contrast[0]?.onColor).not.toBe("#FFFFFF");
  });

  test("a ratio just below the limit is not rounded up to it", () => {
    const light = { "semantic.color.ink3": "#777777", "semantic.color.bg": "#FFFFFF" };
    const [finding] = compileTheme(exampleInput({ light })).contrast;
    const pairs = finding === undefined ? [] : [finding, ...finding.others];
    expect(pairs.find(({ on }) => on === "bg")?.ratio).toBe(4.47);
  });

  test("a focus ring needs 3:1 as a part, not 4.5:1 as text", () => {
    expect(compileTheme(exampleInput({ light: { "semantic.color.focus": "#8A8A8A" } })).contrast).toEqual([]);
    const [finding] = compileTheme(exampleInput({ light: { "semantic.color.focus": "#DDDDDD" } })).contrast;
    expect(finding).toMatchObject({ text: "focus", required: 3 });
  });
});

test(
  "BR-025b with the suggested changes for one written colour, everything is readable",
  () => {
    const one = fc.tuple(fc.constantFrom(...opaqueTokens), arbitraryHex, fc.constantFrom(...modes));
    fc.assert(
      fc.property(arbitraryInput({ written: false }), one, ({ theme, ...layout }, [name, hex, mode]) => {
        let fixed = { ...theme, [mode]: { [name]: hex } };
        for (const { set, nearest } of compileTheme({ ...layout, theme: fixed }).contrast) {
          fixed = withColor(fixed, set, nearest) as typeof fixed;
        }
        expect(compileTheme({ ...layout, theme: fixed }).contrast).toEqual([]);
      }),
      fuzzRuns(0.5),
    );
  },
  fuzzTime,
);

test(
  "however much is written, each colour to change is reported once, with a suggestion",
  () => {
    fc.assert(
      fc.property(arbitraryInput({ written: true }), (input) => {
        const { contrast } = compileTheme(input);
        const places = contrast.map(({ set }) => set.join("/"));
        expect(new Set(places).size).toBe(places.length);
        for (const { nearest } of contrast) expect(nearest).toMatch(/^#[0-9A-F]{6}$/u);
      }),
      fuzzRuns(0.3),
    );
  },
  fuzzTime,
);

test("the suggested colour is nearest: no other of the hue that passes is closer in perception", () => {
  const { contrast } = compileTheme(exampleInput({ light: { "semantic.color.neg": "#FF6B6B" } }));
  const [finding] = contrast;
  const grounds = [finding, ...(finding?.others ?? [])].map((pair) => pair?.onColor ?? "");
  const away = distance("#FF6B6B", finding?.nearest ?? "");
  expect(away).toBeLessThan(0.3);
  for (const ground of grounds) expect(contrastRatio(finding?.nearest ?? "", ground)).toBeGreaterThanOrEqual(4.5);
});
