import { hueDistance, INDIGO, yellowness } from "../color/hue.ts";
import { toHex, toOklch } from "../color/oklch.ts";
import type { Oklch } from "../color/oklch.ts";
import { opaque } from "../color/srgb.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import type { SemanticColor } from "../tokens.ts";
import { groundLevels } from "./groundLevels.ts";
import { derivedFill, GREY, visibleFill } from "./visibleFill.ts";
import type { WrittenColors } from "./writtenColors.ts";

type GroundRole =
  | "bg"
  | "bg2"
  | "surface"
  | "raised"
  | "inset"
  | "line"
  | "lineStrong"
  | "hair"
  | "headerBg"
  | "footBg"
  | "brand"
  | "brandSoft"
  | "accent"
  | "chatHeader"
  | "playful1"
  | "playful2"
  | "playful3"
  | "playful4"
  | "playful5"
  | "playful6";

/** All surfaces of one mode. */
export type Grounds = Readonly<Record<GroundRole & SemanticColor, string>>;

/** Hues of the playful fills, in degrees from the brand's. */
const playfulTurns = [0, 85, 230, 180, 290, 50] as const;

/**
 * Surfaces, lines and fills of one mode. The operator's colours are used unchanged. In the other mode, the brand's
 * surface colour still gives the hue, and a fill too close to the panel is moved away from it.
 */
export function deriveGrounds(theme: ThemeConfig, mode: ThemeConfig["mode"], written: WrittenColors): Grounds {
  const levels = groundLevels[theme.surface][mode];
  const own = theme.mode === mode;
  const brand = toOklch(theme.colors.brand);
  const given = theme.colors.ground === undefined ? undefined : toOklch(theme.colors.ground);
  const base = written.bg === undefined ? undefined : toOklch(written.bg.hex);
  // The page of a grey brand has no more tint than its operator gave it.
  const least = brand.c < GREY ? given?.c : levels.chroma;
  const tint = base ?? (given && { ...given, c: Math.max(least ?? 0, given.c / 2) });
  const plainHue = tint?.h ?? levels.hue ?? brand.h;
  // The panels of dark stickers have much colour: those of a yellow brand are indigo, as a dark yellow is olive.
  const isOlive = mode === "dark" && theme.surface === "sticker" && brand.c >= GREY && yellowness(plainHue) > 0.3;
  const hue = isOlive && tint === undefined ? INDIGO : plainHue;
  const dull = mode === "dark" && levels.hue === undefined ? 1 - 0.7 * yellowness(hue) : 1;
  const chroma = tint?.c ?? (brand.c < GREY && levels.hue === undefined ? 0 : levels.chroma * dull);
  const shift = base === undefined ? 0 : base.l - levels.bg;
  const neutral = (level: number, share = 1) =>
    toHex({ l: Math.min(1, Math.max(0, level + shift)), c: chroma * share, h: hue });
  const or = (role: SemanticColor, derive: () => string) => written[role]?.hex ?? derive();

  const surface = or("surface", () => neutral(levels.surface, mode === "light" ? 0.7 : 1.1));
  const panelShift = written.surface === undefined ? 0 : toOklch(surface).l - (levels.surface + shift);
  const line = or("line", () => neutral(levels.line, 1.6));
  const thickLine = theme.surface === "sticker" && mode === "light";
  const fill = (hex: string) => (own ? hex : visibleFill(toOklch(hex), surface, mode));
  const accent = theme.colors.accent ?? toHex(theme.surface === "paper" ? dyeOf(brand, mode) : accentOf(brand, mode));
  const playful = (index: number) => {
    const h = (brand.c < GREY ? 0 : brand.h) + (playfulTurns[index] ?? 0);
    const yellow = yellowness(h);
    return or(`playful${index + 1}` as SemanticColor, () =>
      toHex({ l: 0.84 + 0.06 * yellow, c: 0.11 + 0.03 * yellow, h }),
    );
  };
  const raised = or("raised", () => neutral(levels.raised + panelShift, mode === "light" ? 0.5 : 1.2));
  const brandHex = or("brand", () =>
    own ? toHex(brand) : derivedFill(brand, mode === "light" ? surface : raised, mode),
  );
  return {
    surface,
    line,
    raised,
    bg: or("bg", () => neutral(levels.bg)),
    bg2: or("bg2", () => neutral(levels.bg2)),
    inset: or("inset", () => neutral(levels.inset + panelShift)),
    lineStrong: or("lineStrong", () => (thickLine ? line : neutral(levels.lineStrong, 2))),
    hair: or("hair", () =>
      thickLine ? neutral(levels.hair) : written.line === undefined ? neutral(levels.hair, 1.4) : line,
    ),
    headerBg: or("headerBg", () => (theme.surface === "tonal" || mode === "light" ? surface : neutral(levels.bg))),
    footBg: or("footBg", () => footOf(theme, levels.foot, neutral, hue, chroma)),
    brand: brandHex,
    brandSoft: or("brandSoft", () => softOf(brandHex, surface, mode)),
    accent: or("accent", () => fill(accent)),
    chatHeader: or("chatHeader", () =>
      theme.colors.chatHeader === undefined ? brandHex : fill(opaque(theme.colors.chatHeader)),
    ),
    playful1: playful(0),
    playful2: playful(1),
    playful3: playful(2),
    playful4: playful(3),
    playful5: playful(4),
    playful6: playful(5),
  };
}

/** The opposite hue, warm enough to be noticed; a grey brand gets a warm accent. */
function accentOf(brand: Oklch, mode: ThemeConfig["mode"]): Oklch {
  const l = mode === "light" ? 0.7 : 0.74;
  if (brand.c < GREY) return { l, c: 0.17, h: 45 };
  const h = brand.h + 150;
  const yellow = yellowness(h);
  // At the lightness of the others, yellow is olive.
  return { l: l + 0.13 * yellow, c: Math.max(0.12, Math.min(brand.c, 0.17)), h: yellow > 0 ? 92 : h };
}

/** Hues of dyes from plants: madder, pine and indigo. */
const dyes = [33, 165, 265] as const;

/** On paper, an accent from a screen would be garish: the dye that differs most from the brand, madder for a grey one. */
function dyeOf(brand: Oklch, mode: ThemeConfig["mode"]): Oklch {
  const [h] =
    brand.c < GREY ? dyes : dyes.toSorted((one, other) => hueDistance(other, brand.h) - hueDistance(one, brand.h));
  return { l: mode === "light" ? 0.43 : 0.62, c: 0.09, h: h ?? dyes[0] };
}

/** A hint of the brand on the panel. */
function softOf(brand: string, surface: string, mode: ThemeConfig["mode"]): string {
  const { c, h } = toOklch(brand);
  const panel = toOklch(surface);
  const l = mode === "light" ? panel.l - 0.055 : panel.l + 0.055;
  // A grey takes the panel's tint: without one it looks brown on a blue panel, and disabled. A hint of yellow would be
  // olive on a dark panel of another colour.
  const isOlive = mode === "dark" && yellowness(h) > 0 && panel.c > 0.02 && hueDistance(panel.h, h) > 60;
  if (c < GREY || isOlive) return toHex({ ...panel, l });
  return toHex({ l, c: Math.min(c * 0.35, mode === "light" ? 0.035 : 0.045), h });
}

function footOf(
  theme: ThemeConfig,
  level: number,
  neutral: (level: number, share?: number) => string,
  hue: number,
  chroma: number,
): string {
  if (theme.colors.footer !== undefined) {
    const { c, h } = toOklch(theme.colors.footer);
    return toHex({ l: level, c: Math.min(c, 0.05), h });
  }
  // A dark footer under a light page stays dark, however light the page is.
  return level < 0.5 ? toHex({ l: level, c: Math.min(0.06, chroma * 1.5), h: hue }) : neutral(level);
}
