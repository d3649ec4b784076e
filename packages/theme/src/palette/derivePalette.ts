import { toHex, toOklch } from "../color/oklch.ts";
import { readable, readableOn } from "../color/readable.ts";
import type { Ground } from "../color/readable.ts";
import { contrastRatio, over, withAlpha } from "../color/srgb.ts";
import { type PairBook, type PairColor, requiredOf } from "../followPairs.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import type { SemanticColor } from "../tokens.ts";
import { deriveGrounds } from "./deriveGrounds.ts";
import { mixColors } from "./mixColors.ts";
import type { Colors, Palette } from "./palette.ts";
import { disabledGround, quietGround } from "./quietGrounds.ts";
import { GREY, INK, visibleFill } from "./visibleFill.ts";
import type { WrittenColors } from "./writtenColors.ts";

/** The initial lightness and chroma of a text, before it is adjusted to be readable. */
const aims = {
  light: { ink2: 0.43, ink3: 0.515, pos: 0.5, neg: 0.55, foot: 0.4, posChroma: 0.13, negChroma: 0.19, inkL: 0.215 },
  dark: { ink2: 0.79, ink3: 0.66, pos: 0.8, neg: 0.72, foot: 0.76, posChroma: 0.15, negChroma: 0.14, inkL: 0.955 },
} as const;

type Known = Partial<Record<SemanticColor, string | undefined>>;

/**
 * All colours of one mode, derived from a brand's few. Text colours are found by search: the lightness of each is
 * changed until it passes on every surface that `book` lists for it. States change no further than the texts on them
 * allow. So only colours that the operator wrote can fail the contrast gate.
 */
export function derivePalette(
  theme: ThemeConfig,
  mode: ThemeConfig["mode"],
  book: PairBook,
  written: WrittenColors,
): Palette {
  const grounds = deriveGrounds(theme, mode, written);
  const own = (role: SemanticColor) => written[role]?.hex;
  const or = (role: SemanticColor, derive: () => string) => own(role) ?? derive();
  const known: Known = { ...grounds, hover: own("hover"), active: own("active") };
  const on = (text: SemanticColor): readonly Ground[] =>
    (book.ofText.get(text) ?? []).flatMap((pair) => {
      const hex = groundHex(pair.on, known);
      return hex === undefined ? [] : [{ hex, required: requiredOf(pair, "normal") }];
    });

  const aim = aims[mode];
  const hint = toOklch(theme.colors.ink ?? grounds.bg);
  const inkChroma = theme.colors.ink === undefined ? Math.min(hint.c * 0.8, 0.016) : hint.c;
  const ink = or("ink", () => readable({ l: aim.inkL, c: Math.min(inkChroma, 0.05), h: hint.h }, on("ink")));
  const writtenInk3 = own("ink3");
  const disabled = or("disabled", () =>
    disabledGround(grounds.surface, ink, writtenInk3 === undefined ? [] : [{ hex: writtenInk3, required: 4.5 }]),
  );
  known.disabled = disabled;
  const tint = toOklch(ink);
  const grey = (role: SemanticColor, l: number) =>
    or(role, () => readable({ l, c: Math.min(tint.c, 0.04), h: tint.h }, on(role)));
  const tinted = (role: SemanticColor, fill: string) => or(role, () => readable(toOklch(fill), on(role)));
  const sign = (role: "pos" | "neg", source: string | undefined, l: number, c: number, h: number) =>
    or(role, () => readable({ ...(source === undefined ? { c, h } : toOklch(source)), l }, on(role)));
  // Grey text looks disabled, so a grey brand's is nearly ink, or nearly white.
  const brand = toOklch(grounds.brand);
  const brandInk = tinted("brandInk", brand.c < GREY ? visibleFill(brand, grounds.surface, mode, INK) : grounds.brand);
  const footAim = contrastRatio(grounds.footBg, "#FFFFFF") > 4.5 ? 0.85 : aim.foot;

  const texts = {
    ink,
    ink2: grey("ink2", aim.ink2),
    ink3: grey("ink3", aim.ink3),
    onBrand: or("onBrand", () => readableOn(grounds.brand, on("onBrand"))),
    brandInk,
    onAccent: or("onAccent", () => readableOn(grounds.accent, on("onAccent"))),
    accentInk: tinted("accentInk", grounds.accent),
    pos: sign("pos", theme.colors.positive, aim.pos, aim.posChroma, 158),
    neg: sign("neg", theme.colors.negative, aim.neg, aim.negChroma, 24),
    focus: or("focus", () => readable(toOklch(brandInk), on("focus"))),
    scrim: or("scrim", () => (mode === "light" ? withAlpha(toHex({ l: 0.2, c: 0.02, h: tint.h }), 0.61) : "#000000B8")),
    headerInk: grey("headerInk", tint.l),
    footInk: grey("footInk", footAim),
    footStrong: grey("footStrong", footAim > 0.5 ? 0.97 : tint.l),
    onChatHeader: or("onChatHeader", () => readableOn(grounds.chatHeader, on("onChatHeader"))),
    onPlayful: or("onPlayful", () => readable({ l: 0.25, c: 0.05, h: tint.h }, on("onPlayful"))),
  };
  const textsOn = (ground: "hover" | "active"): readonly Ground[] =>
    (book.ofGround.get(ground) ?? []).flatMap((pair) => {
      const hex = groundHex(pair.text, { ...grounds, ...texts });
      return hex === undefined ? [] : [{ hex, required: requiredOf(pair, "normal") }];
    });
  const colors: Colors = {
    ...grounds,
    ...texts,
    disabled,
    hover: or("hover", () => quietGround(grounds, theme, mode, "hover", textsOn("hover"))),
    active: or("active", () => quietGround(grounds, theme, mode, "active", textsOn("active"))),
  };
  return { colors, mixed: mixColors(colors, mode, book, "normal") };
}

/** A pair's colour if it is known yet; undefined for colours derived after the texts. */
function groundHex({ key, under }: PairColor, known: Known): string | undefined {
  const hex = key.startsWith("#") ? key : known[key as SemanticColor];
  if (hex === undefined || under === undefined) return hex;
  return over(hex, known[under] ?? hex);
}
