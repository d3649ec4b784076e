import { clothHue, clothOf, isLacquer } from "../color/hue.ts";
import { toOklch } from "../color/oklch.ts";
import type { ArtPalette, ArtTreatment } from "./artTheme.ts";
import { color, NEUTRAL, paletteRecipes } from "./paletteRecipes.ts";

/** The input for a brand without its own palettes. Colours are `#rrggbb`. */
interface PaletteSource {
  readonly treatment: ArtTreatment;
  readonly brand: string;
  /** The brand's second colour, if it has one of its own. */
  readonly accent?: string | undefined;
  readonly mode: "light" | "dark";
  /** The page behind the pictures: its tint is that of a grey brand's art. */
  readonly page?: string | undefined;
}

const paletteCount = 5;

/** Below this chroma a brand is grey, and so is its art. */
const GREY = 0.03;

/** A palette of greys with the lightness of another one, and its hues or one hue as a tint. */
function neutralOf(palette: ArtPalette, hue?: number): ArtPalette {
  const muted = (hex: string): string => {
    const { l, c, h } = toOklch(hex);
    return color(l, Math.min(c, NEUTRAL), hue ?? h);
  };
  const entries = Object.entries(palette).map(([role, value]: [string, string | readonly string[]]) => [
    role,
    typeof value === "string" ? muted(value) : value.map(muted),
  ]);
  return Object.fromEntries(entries) as ArtPalette;
}

/**
 * Five palettes for a brand that sets none. They share lightness and chroma; only the hue rotates, starting with the
 * brand's own. A grey brand takes its hue from its accent; without one, its palettes are grey.
 */
export function derivePalettes({
  treatment,
  brand,
  accent = brand,
  mode,
  page = brand,
}: PaletteSource): readonly ArtPalette[] {
  const brandColor = toOklch(brand);
  const accentColor = toOklch(accent);
  const colorful = [brandColor, accentColor].find(({ c }) => c > GREY);
  const brandHue = colorful?.h ?? 260;
  const accentHue = accentColor.c > GREY ? accentColor.h : brandHue;
  const isPastel = brandColor.l > 0.8 && brandColor.c > GREY && brandColor.c < 0.13;
  const vividness = Math.min(1.1, Math.max(isPastel ? 0.85 : 0.6, (colorful?.c ?? 0) / 0.17));
  const tint = toOklch(page);
  const tone = {
    brandHue,
    accentHue,
    vividness,
    isPastel,
    cloth: brandColor.c > GREY ? clothOf(brandColor) : clothHue(brandHue),
    isLacquer: isLacquer(brandColor),
    pageHue: tint.c > 0.015 ? tint.h : undefined,
    mode,
  };
  return Array.from({ length: paletteCount }, (_, index) => {
    const hue = brandHue + (index * 360) / paletteCount;
    const isFirst = index === 0;
    const isNeutral = colorful === undefined;
    const palette = paletteRecipes[treatment]({ ...tone, hue, isNeutral, isFirst });
    if (!isNeutral) return palette;
    // The first picture blends into the page.
    return neutralOf(palette, isFirst && tint.c > 0 ? tint.h : undefined);
  });
}
