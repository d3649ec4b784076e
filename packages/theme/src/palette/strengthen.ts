import { toHex, toOklch } from "../color/oklch.ts";
import { readable, readableOn } from "../color/readable.ts";
import type { Ground } from "../color/readable.ts";
import { contrastRatio, luminance } from "../color/srgb.ts";
import { hexOf, type PairBook, requiredOf } from "../followPairs.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import type { SemanticColor } from "../tokens.ts";
import { mixColors } from "./mixColors.ts";
import type { Palette } from "./palette.ts";
import { disabledGround, quietGround } from "./quietGrounds.ts";

/** The limits for a page's lightness that leave enough contrast to black or white and room for a hue at 7:1. */
const pole = { light: { least: 0.93, most: 1 }, dark: { least: 0, most: 0.24 } } as const;

type Mode = ThemeConfig["mode"];

function towards(mode: Mode, hex: string): string {
  const color = toOklch(hex);
  const { least, most } = pole[mode];
  const l = Math.min(most, Math.max(least, color.l));
  return l === color.l ? hex : toHex({ ...color, l });
}

/** A fill that black or white is readable on and that stands out from all `grounds`. */
function fillOn(fill: string, text: "#000000" | "#FFFFFF", grounds: readonly Ground[]): string {
  return readable(toOklch(fill), [{ hex: text, required: 7.1 }, ...grounds]);
}

/** A fill with the better of both texts. */
function anyFill(fill: string): string {
  const light = luminance(fill);
  return fillOn(fill, light > 0.18 ? "#000000" : "#FFFFFF", []);
}

const neutrals = ["bg", "bg2", "surface", "raised", "inset", "headerBg", "brandSoft"] as const;
const playful = ["playful1", "playful2", "playful3", "playful4", "playful5", "playful6"] as const;
const texts = [
  "ink",
  "ink2",
  "ink3",
  "brandInk",
  "accentInk",
  "pos",
  "neg",
  "focus",
  "headerInk",
  "footInk",
  "footStrong",
  "onPlayful",
] as const;

/**
 * The palette for users who request more contrast: text 7:1, large text, lines and parts 4.5:1. It starts from the
 * standard palette, including colours that the operator wrote; only here may those be changed.
 */
export function strengthen(usual: Palette, theme: ThemeConfig, mode: Mode, book: PairBook): Palette {
  const colors: Record<SemanticColor, string> = { ...usual.colors };
  for (const name of neutrals) colors[name] = towards(mode, colors[name]);
  colors.footBg = towards(contrastRatio(colors.footBg, "#FFFFFF") > 4.5 ? "dark" : "light", colors.footBg);
  const page: readonly Ground[] = [colors.bg, colors.surface, colors.raised, colors.inset].map((hex) => ({
    hex,
    required: 4.5,
  }));
  const brandText = mode === "light" ? "#FFFFFF" : "#000000";
  colors.brand = fillOn(colors.brand, brandText, page);
  colors.accent = anyFill(colors.accent);
  colors.chatHeader = anyFill(colors.chatHeader);
  for (const name of playful) colors[name] = fillOn(colors[name], "#000000", []);
  for (const name of ["line", "lineStrong"] as const) colors[name] = readable(toOklch(colors[name]), page);
  colors.hair = readable(
    toOklch(colors.hair),
    page.map(({ hex }) => ({ hex, required: 3 })),
  );

  const palette = { colors, mixed: usual.mixed };
  const on = (text: SemanticColor): readonly Ground[] =>
    (book.ofText.get(text) ?? [])
      .filter(({ on: { key } }) => !made.test(key))
      .map((pair) => ({ hex: hexOf(palette, pair.on), required: requiredOf(pair, "more") }));
  // Only its surface shows that a control is disabled; its text is derived from that surface.
  colors.disabled = towards(mode, disabledGround(colors.surface, colors.ink, []));
  for (const name of texts) colors[name] = readable(toOklch(colors[name]), on(name));
  colors.onBrand = readableOn(colors.brand, on("onBrand"));
  colors.onAccent = readableOn(colors.accent, on("onAccent"));
  colors.onChatHeader = readableOn(colors.chatHeader, on("onChatHeader"));

  for (const state of ["hover", "active"] as const) {
    const met = (book.ofGround.get(state) ?? []).map((pair) => ({
      hex: hexOf(palette, pair.text),
      required: requiredOf(pair, "more"),
    }));
    colors[state] = quietGround({ ...colors, hair: colors.raised }, theme, mode, state, met);
  }
  return { colors, mixed: { ...usual.mixed, ...grounds(mixColors(colors, mode, book, "more")) } };
}

/** Colours that are derived after the texts. */
const made = /^(?:hover|active|mixed\..*)$/u;

/** Of the mixed colours, only surfaces behind text and parts change: shadows and halos carry no meaning. */
function grounds(mixed: Palette["mixed"]): Partial<Palette["mixed"]> {
  const { btnLight, btnDark, btnGlow, brandHover, brandActive, softHover, softActive, accentHover, accentActive } =
    mixed;
  return {
    btnLight,
    btnDark,
    btnGlow,
    brandHover,
    brandActive,
    softHover,
    softActive,
    accentHover,
    accentActive,
    footMark: mixed.footMark,
  };
}
