import { describe, expect, test } from "vitest";
import { hueDistance } from "../color/hue.ts";
import { toOklch } from "../color/oklch.ts";
import { contrastRatio } from "../color/srgb.ts";
import { type CompiledTheme, compileTheme } from "../compileTheme.ts";
import type { DtcgColor, TokenTree } from "../dtcg.ts";
import { isToken } from "../dtcg.ts";
import { resolveColor } from "../resolveColor.ts";
import { characters, type CharacterId } from "./characters.ts";
import { suggestTheme } from "./suggestTheme.ts";

const greys = ["#000000", "#FFFFFF", "#C0C0C0", "#2B2B2B", "#F0F0F0"];
const yellows = ["#FFCD00", "#FEE500", "#FFF200"];
const others = "#00C73C #FF0000 #6E1A8F #1428A0 #E60012 #FF5A00 #7AC142 #8B4513 #FFB6C1 #00FFFF #808000 #003366";
const colors = [...greys, ...yellows, ...others.split(" ")];
const looks = Object.keys(characters) as CharacterId[];
const modes = ["light", "dark"] as const;
type Mode = (typeof modes)[number];

const compiled = new Map<string, CompiledTheme>();

function themeOf(look: CharacterId, color: string): CompiledTheme {
  const key = `${look} ${color}`;
  const known = compiled.get(key);
  if (known) return known;
  const { theme } = suggestTheme({ color, character: look, emblems: ["crown"] });
  const made = compileTheme({ theme, density: "regular", card: "tile", hero: "split" });
  compiled.set(key, made);
  return made;
}

/** The colours of a token after all references: those of a gradient's stops, or the one of a border or a fill. */
function colorsAt(tree: TokenTree, name: string): readonly string[] {
  let node: TokenTree | undefined = tree;
  let value: unknown;
  for (const step of name.split(".")) {
    const next: TokenTree[string] | undefined = node?.[step];
    if (next !== undefined && isToken(next)) value = next.$value;
    else node = next;
  }
  return colorsOf(tree, value);
}

function colorsOf(tree: TokenTree, value: unknown): readonly string[] {
  if (typeof value === "string") return colorsAt(tree, value.slice(1, -1));
  if (Array.isArray(value)) return value.flatMap((stop: { color: unknown }) => colorsOf(tree, stop.color));
  const { color, width } = value as { color?: unknown; width?: { value: number } };
  if (width !== undefined) return width.value < 1 ? [] : colorsOf(tree, color);
  return [(value as DtcgColor).hex];
}

function standsOut(theme: CompiledTheme, mode: Mode, name: string, least: number): boolean {
  const hexes = colorsAt(theme.tokens[mode], name);
  const grounds = (["bg", "surface", "raised", "headerBg"] as const).map((ground) => resolveColor(theme, mode, ground));
  return hexes.length > 0 && hexes.every((hex) => grounds.every((ground) => contrastRatio(hex, ground) >= least));
}

const cases = looks.flatMap((look) => modes.map((mode) => ({ look, mode })));

describe.each(cases)("$look in $mode mode", ({ look, mode }) => {
  test.each(colors)("the main button of %s has 3:1 to its surroundings, by its fill or its edge", (color) => {
    const theme = themeOf(look, color);
    const byFill = standsOut(theme, mode, "component.btn.bg", 3);
    expect(byFill || standsOut(theme, mode, "component.btn.bd", 3)).toBe(true);
  });

  test.each(greys)("the main button of the grey %s does not look disabled", (color) => {
    expect(standsOut(themeOf(look, color), mode, "component.btn.bg", 4.5)).toBe(true);
  });

  test.each(["#FF0000", "#E60012", "#6E1A8F", "#1428A0", "#003366", "#8B4513", "#808000"])(
    "the main button of %s has light text",
    (color) => {
      const [ink = ""] = colorsAt(themeOf(look, color).tokens[mode], "component.btn.ink");
      expect(toOklch(ink).l).toBeGreaterThan(0.9);
    },
  );

  test.each(greys)("the art of the grey %s is grey", (color) => {
    for (const palette of themeOf(look, color).art[mode].palettes) {
      for (const hex of Object.values(palette).flat()) expect(toOklch(hex).c, hex).toBeLessThan(0.025);
    }
  });

  test.each(colors.filter((color) => !greys.includes(color)))("the art of %s has its colour", (color) => {
    for (const { body, shade } of themeOf(look, color).art[mode].palettes) {
      expect(Math.max(toOklch(body).c, toOklch(shade).c)).toBeGreaterThan(0.04);
    }
  });
});

/** Heritage puts the hero's text on paper. */
const veiled = cases.filter(({ look }) => look !== "heritage");

describe.each(veiled)("the hero's veil of $look in $mode mode", ({ look, mode }) => {
  test.each(colors)("fades into the picture of %s without a muddy grey between them", (color) => {
    const theme = themeOf(look, color);
    const veil = toOklch(resolveColor(theme, theme.hasDarkArt ? "dark" : mode, "surface"));
    const picture = toOklch(theme.art[mode].palettes[0]?.ground ?? "");
    // A grey brand's picture has no colour to fade into.
    const isColoured = picture.c / 2 >= 0.04 || greys.includes(color);
    expect(Math.abs(veil.l - picture.l) < 0.3 || (look === "desk" && isColoured)).toBe(true);
  });
});

describe("pictures have the brand's colour at its best", () => {
  const first = (look: CharacterId, color: string, mode: Mode = "dark") => themeOf(look, color).art[mode].palettes[0];
  const lch = (hex = "") => toOklch(hex);

  test.each(["#FF0000", "#E60012", "#FF5A00"])(
    "salon has brass on red lacquer for %s, not salmon on brown",
    (color) => {
      const { ground, body } = first("salon", color) ?? {};
      expect(lch(ground).h).toBeLessThan(25);
      expect(lch(ground).c).toBeGreaterThan(0.05);
      expect(lch(body).h).toBeGreaterThan(70);
      expect(lch(resolveColor(themeOf("salon", color), "dark", "bg")).h).toBeLessThan(25);
    },
  );

  test.each(yellows)("salon has gold for %s, not khaki", (color) => {
    expect(lch(first("salon", color)?.body).h).toBeLessThan(95);
  });

  test.each(["#FFB6C1", "#6E1A8F"])("salon has no brown below the metal of %s", (color) => {
    for (const hex of [first("salon", color)?.ground, resolveColor(themeOf("salon", color), "dark", "bg")]) {
      expect(hueDistance(lch(hex).h, 325)).toBeLessThan(30);
    }
  });

  test.each(["#FF0000", "#1428A0", "#6E1A8F", "#FFCD00", "#00C73C"])(
    "neon glows in %s, also where red is pale",
    (color) => {
      expect(lch(first("night", color)?.body).c).toBeGreaterThan(0.14);
      expect(lch(first("desk", color)?.body).c).toBeGreaterThan(0.14);
    },
  );

  test.each(others.split(" "))("the first night sky of %s continues the page", (color) => {
    const page = lch(resolveColor(themeOf("night", color), "dark", "bg"));
    expect(hueDistance(lch(first("night", color)?.ground).h, page.h)).toBeLessThan(12);
  });

  test.each(yellows)("in the dark, %s is on indigo or graphite, not on olive", (color) => {
    expect(hueDistance(lch(first("toybox", color)?.ground).h, 280)).toBeLessThan(10);
    expect(hueDistance(lch(resolveColor(themeOf("toybox", color), "dark", "surface")).h, 280)).toBeLessThan(10);
    expect(hueDistance(lch(first("toybox", color)?.body).h, 95)).toBeLessThan(20);
    expect(lch(first("calm", color)?.ground2).c).toBeLessThan(0.03);
  });

  test.each(yellows)("in the dark, chosen parts of %s are not olive on panels of another colour", (color) => {
    for (const look of ["salon", "night", "toybox"] as const) {
      const [soft, panel] = (["brandSoft", "surface"] as const).map((name) =>
        lch(resolveColor(themeOf(look, color), "dark", name)),
      );
      expect(hueDistance(soft?.h ?? 0, panel?.h ?? 0), look).toBeLessThan(20);
    }
  });

  test.each(yellows)("cloth dyed in %s is yellow, not khaki", (color) => {
    expect(lch(first("heritage", color, "light")?.body).l).toBeGreaterThan(0.68);
    expect(lch(first("heritage", color)?.body).l).toBeGreaterThan(0.64);
  });

  test("a pastel brand has light pictures that are not muted", () => {
    const { l, c } = lch(first("calm", "#FFB6C1", "light")?.body);
    expect(l).toBeGreaterThan(0.67);
    expect(c).toBeGreaterThan(0.14);
  });

  test.each(["#000000", "#2B2B2B"])("the desk's light pictures of %s are silver, not the grey of dust", (color) => {
    for (const { ground, body } of themeOf("desk", color).art.light.palettes) {
      expect(lch(ground).l).toBeGreaterThan(0.8);
      expect(lch(body).l).toBeLessThan(0.4);
    }
  });
});

describe.each(cases)("quiet parts of $look in $mode mode", ({ look, mode }) => {
  test.each(greys)("the soft fill of the grey %s has the tint of its panel", (color) => {
    const [soft, panel] = (["brandSoft", "surface"] as const).map((name) =>
      toOklch(resolveColor(themeOf(look, color), mode, name)),
    );
    expect(soft?.c).toBeCloseTo(panel?.c ?? 0, 2);
  });

  test.each(greys)("the page of the grey %s has hardly any tint", (color) => {
    const paper = look === "heritage" ? 0.01 : 0;
    expect(toOklch(resolveColor(themeOf(look, color), mode, "bg")).c).toBeLessThan(0.02 + paper);
  });

  test.each(greys)("text in the grey %s does not look disabled", (color) => {
    const theme = themeOf(look, color);
    const [text, panel] = (["brandInk", "surface"] as const).map((name) => resolveColor(theme, mode, name));
    expect(contrastRatio(text ?? "", panel ?? "")).toBeGreaterThan(9);
  });

  test.each(colors)("paper has an accent from a plant for %s", (color) => {
    const { c } = toOklch(resolveColor(themeOf(look, color), mode, "accent"));
    expect(c).toSatisfy((chroma: number) => (look === "heritage" ? chroma < 0.1 : chroma > 0.11));
  });
});

test.each(looks.filter((look) => look !== "heritage"))("the accent of purple in %s is gold, not olive", (look) => {
  for (const mode of modes) {
    const { l, h } = toOklch(resolveColor(themeOf(look, "#6E1A8F"), mode, "accent"));
    expect(l).toBeGreaterThan(0.75);
    expect(h).toBeLessThan(100);
  }
});

test.each(["#000000", "#2B2B2B"])("%s is light at night: a dark grey would look disabled", (color) => {
  expect(contrastRatio(resolveColor(themeOf("night", color), "dark", "brand"), "#000000")).toBeGreaterThan(14);
});

test.each(yellows)("large areas of %s are yellow in toybox, not mustard", (color) => {
  const { l, c } = toOklch(themeOf("toybox", color).art.light.palettes[0]?.ground ?? "");
  expect(l).toBeGreaterThan(0.86);
  expect(c).toBeGreaterThan(0.13);
  const tile = toOklch(resolveColor(themeOf("toybox", color), "light", "playful1"));
  expect(tile.l).toBeGreaterThan(0.87);
});

test("a button's own fill is used as it is written", () => {
  const { theme } = suggestTheme({ color: "#C0C0C0", character: "calm", emblems: ["crown"] });
  const written = { ...theme, light: { "component.btn.bg": "#D0D0D0" } };
  const { tokens } = compileTheme({ theme: written, density: "regular", card: "tile", hero: "split" });
  expect(colorsAt(tokens.light, "component.btn.bg")).toEqual(["#D0D0D0"]);
  expect(colorsAt(tokens.light, "component.btn.ink")).toEqual(colorsAt(tokens.light, "semantic.color.onBrand"));
});

test("a grey brand with its own second colour has art in that colour", () => {
  const { theme } = suggestTheme({ color: "#2B2B2B", accent: "#D0021B", character: "calm", emblems: ["crown"] });
  const { art } = compileTheme({ theme, density: "regular", card: "tile", hero: "split" });
  expect(toOklch(art.light.palettes[0]?.body ?? "").c).toBeGreaterThan(0.1);
});
