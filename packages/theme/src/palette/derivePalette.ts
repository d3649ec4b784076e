import { contrastRatio, mix, toHex, toOklch, withAlpha } from "../color/oklch.ts";
import { readable, readableOn } from "../color/readable.ts";
import type { Ground } from "../color/readable.ts";
import type { FollowedPair } from "../followPairs.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import type { SemanticColor } from "../tokens.ts";
import { deriveGrounds } from "./deriveGrounds.ts";
import type { Grounds } from "./deriveGrounds.ts";
import type { MixedColors, Palette } from "./palette.ts";
import { writtenColors } from "./writtenColors.ts";

/** Lightness and chroma that text aims at before it is moved until it can be read. */
const aims = {
  light: { ink2: 0.43, ink3: 0.515, pos: 0.5, neg: 0.55, foot: 0.4, posChroma: 0.13, negChroma: 0.19, inkL: 0.215 },
  dark: { ink2: 0.79, ink3: 0.66, pos: 0.8, neg: 0.72, foot: 0.76, posChroma: 0.15, negChroma: 0.14, inkL: 0.955 },
} as const;

/**
 * All colours of one mode from a brand's few. Text colours are found by search: each is moved in lightness until it
 * passes on every ground of `pairs` that it stands on, so that only what the operator wrote can fail the contrast gate.
 */
export function derivePalette(theme: ThemeConfig, mode: ThemeConfig["mode"], pairs: readonly FollowedPair[]): Palette {
  const written = writtenColors(theme, mode);
  const grounds = deriveGrounds(theme, mode, written);
  const on = (text: SemanticColor): readonly Ground[] =>
    pairs
      .filter((pair) => pair.text === text && pair.on in grounds)
      .map((pair) => ({ hex: grounds[pair.on as keyof Grounds], required: pair.required }));
  const or = (role: SemanticColor, derive: () => string) => written[role]?.hex ?? derive();

  const aim = aims[mode];
  const hint = toOklch(theme.colors.ink ?? grounds.bg);
  const inkChroma = theme.colors.ink === undefined ? Math.min(hint.c * 0.8, 0.016) : hint.c;
  const ink = or("ink", () => readable({ l: aim.inkL, c: Math.min(inkChroma, 0.05), h: hint.h }, on("ink")));
  const tint = toOklch(ink);
  const grey = (role: SemanticColor, l: number) =>
    or(role, () => readable({ l, c: Math.min(tint.c, 0.04), h: tint.h }, on(role)));
  const tinted = (role: SemanticColor, fill: string) => or(role, () => readable(toOklch(fill), on(role)));
  const sign = (role: "pos" | "neg", source: string | undefined, l: number, c: number, h: number) =>
    or(role, () => readable({ ...(source === undefined ? { c, h } : toOklch(source)), l }, on(role)));
  const brandInk = tinted("brandInk", grounds.brand);
  const footAim = contrastRatio(grounds.footBg, "#FFFFFF") > 4.5 ? 0.85 : aim.foot;

  const colors: Record<SemanticColor, string> = {
    ...grounds,
    ink,
    ink2: grey("ink2", aim.ink2),
    ink3: grey("ink3", aim.ink3),
    onBrand: or("onBrand", () => readableOn(grounds.brand, on("onBrand"))),
    brandInk,
    onAccent: or("onAccent", () => readableOn(grounds.accent, on("onAccent"))),
    accentInk: tinted("accentInk", grounds.accent),
    pos: sign("pos", theme.colors.positive, aim.pos, aim.posChroma, 158),
    neg: sign("neg", theme.colors.negative, aim.neg, aim.negChroma, 24),
    focus: or("focus", () => brandInk),
    scrim: or("scrim", () => (mode === "light" ? withAlpha(toHex({ l: 0.2, c: 0.02, h: tint.h }), 0.61) : "#000000B8")),
    headerInk: grey("headerInk", tint.l),
    footInk: grey("footInk", footAim),
    footStrong: grey("footStrong", footAim > 0.5 ? 0.97 : tint.l),
    onPlayful: or("onPlayful", () => readable({ l: 0.25, c: 0.05, h: tint.h }, on("onPlayful"))),
  };
  const paths = Object.entries(written).map(([role, color]) => [role, color.path]);
  return { colors, mixed: mixColors(colors, mode), written: Object.fromEntries(paths) };
}

/** A stop of the button's gradient: as far from the brand as its label allows. */
function stop(colors: Readonly<Record<SemanticColor, string>>, towards: string, share: number): string {
  const required = Math.min(4.5, contrastRatio(colors.onBrand, colors.brand));
  for (let part = share; part > 0; part -= 0.02) {
    const hex = mix(colors.brand, towards, part);
    if (contrastRatio(colors.onBrand, hex) >= required) return hex;
  }
  return colors.brand;
}

function mixColors(colors: Readonly<Record<SemanticColor, string>>, mode: ThemeConfig["mode"]): MixedColors {
  const { brand, accent, ink, inset, footBg } = colors;
  const shade = mode === "light" ? toHex({ l: 0.22, c: 0.03, h: toOklch(ink).h }) : "#000000";
  const brandLch = toOklch(brand);
  return {
    btnLight: stop(colors, "#FFFFFF", 0.28),
    btnDark: stop(colors, "#000000", 0.12),
    btnEdge: mix(brand, "#FFFFFF", 0.35),
    btnGlow: stop(colors, toHex({ l: 0.9, c: 0.14, h: brandLch.h - 35 }), 0.5),
    rule: withAlpha(colors.onBrand, 0.25),
    lineInner: withAlpha(brand, 0.22),
    halo: withAlpha(brand, 0.33),
    accentHalo: withAlpha(accent, 0.2),
    shadeSoft: withAlpha(shade, mode === "light" ? 0.09 : 0.3),
    shadeDrop: withAlpha(shade, mode === "light" ? 0.14 : 0.4),
    shadeDeep: withAlpha(shade, mode === "light" ? 0.28 : 0.75),
    skeleton: mix(inset, ink, 0.07),
    fav: withAlpha(mode === "light" ? ink : "#FFFFFF", 0.8),
    letter: toHex({ l: 0.97, c: Math.min(brandLch.c, 0.02), h: brandLch.h }),
    footMark: readable(brandLch, [{ hex: footBg, required: 3 }]),
  };
}
