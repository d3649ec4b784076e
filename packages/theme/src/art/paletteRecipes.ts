import { clothHue, hueDistance, INDIGO, turnBetween, yellowness } from "../color/hue.ts";
import { toHex, toOklch } from "../color/oklch.ts";
import type { ArtPalette, ArtTreatment } from "./artTheme.ts";

/** The hues and chroma of one palette. Hues in degrees. */
interface Tone {
  /** Hue of this palette: the brand's hue, rotated. */
  readonly hue: number;
  readonly brandHue: number;
  readonly accentHue: number;
  /** 1 for a vivid brand, less for a muted one. */
  readonly vividness: number;
  /** Whether the brand is light and muted: its pictures are light, but not muted. */
  readonly isPastel: boolean;
  /** Hue of the cloth that shows off the brand's colour as metal. */
  readonly cloth: number;
  /** Whether red is the ground of its metal, not the metal. */
  readonly isLacquer: boolean;
  /** Hue of the page behind the pictures, if it has one. */
  readonly pageHue: number | undefined;
  /** Whether only the lightness of the colours will be used. */
  readonly isNeutral: boolean;
  readonly mode: "light" | "dark";
  /** The first palette is used for heroes and banners. */
  readonly isFirst: boolean;
}

/** The most chroma of a grey brand's art: warmer and cooler greys, but no colour. */
export const NEUTRAL = 0.012;

/** OKLCH as `#rrggbb`, with as much chroma as a screen can show at this lightness. */
export function color(lightness: number, chroma: number, hue: number): string {
  return toHex({ l: lightness, c: chroma, h: hue }).toLowerCase();
}

/** The lightest colour of a hue, down from the given lightness, that glows: red and blue are pale where yellow is not. */
function glowing({ isNeutral }: Tone, lightness: number, chroma: number, hue: number): string {
  let best = color(lightness, chroma, hue);
  for (let l = lightness; !isNeutral && l >= 0.66 && toOklch(best).c < 0.9 * chroma; l -= 0.01) {
    const darker = color(l, chroma, hue);
    if (toOklch(darker).c > toOklch(best).c + 0.002) best = darker;
  }
  return best;
}

/** The accent's hue, or the brand's, if it differs enough from the given one; otherwise a distant hue. */
function standingOut({ accentHue, brandHue }: Tone, from: number): number {
  return [accentHue, brandHue].find((hue) => hueDistance(hue, from) > 60) ?? from + 150;
}

/** Orange and yellow become brown and olive at a lightness that suits blue, so they are made lighter, by up to 0.15. */
function warmLift(hue: number): number {
  return 0.15 * Math.max(0, 1 - hueDistance(hue, 85) / 60);
}

const gold = 92;
const green = 146;

/** No colour between yellow and green looks good as a large dark area: such hues move to gold or to green. */
function withoutOlive(hue: number): number {
  const past = turnBetween(118, hue);
  if (Math.abs(past) >= 24) return hue;
  return past < 0 ? gold : green;
}

const BRASS = 82;
const vermilion = 33;
const plum = 345;

/** Orange looks brown as a large dark area: such hues move to vermilion. */
function withoutBrown(hue: number): number {
  return hueDistance(hue, 62) < 28 ? vermilion : hue;
}

function softPalette(tone: Tone): ArtPalette {
  const { vividness: v, mode } = tone;
  const hue = withoutOlive(tone.hue);
  const lift = Math.max(warmLift(hue), tone.isPastel ? 0.08 : 0);
  const isDark = mode === "dark";
  const dim = withoutBrown(hue);
  // A dark yellow is brown: behind gold, graphite looks better.
  const dull = 1 - 0.85 * yellowness(dim);
  return {
    ground: isDark ? color(0.34, 0.07 * v * dull, dim) : color(0.93, 0.035 * v, hue),
    ground2: isDark ? color(0.24, 0.06 * v * dull, dim) : color(0.86, 0.075 * v, hue),
    body: color((isDark ? 0.66 : 0.61) + lift, 0.19 * v, hue),
    shade: color(0.49 + lift, 0.18 * v, hue),
    accent: color(0.82, 0.12 * v, standingOut(tone, hue)),
    light: color(0.985, 0.008, hue),
    dark: color(isDark ? 0.16 : 0.28, 0.08 * v, hue),
  };
}

/** Metal of a greenish yellow looks like khaki: such hues move to gold. */
function withoutKhaki(hue: number): number {
  return hueDistance(hue, 110) < 15 ? 90 : hue;
}

/**
 * Metal keeps the brand's hue; the background rotates, starting a quarter turn away so that the metal stands out. A red
 * brand has brass on red lacquer.
 */
function engravedPalette(tone: Tone): ArtPalette {
  const { hue, brandHue, vividness: v, isLacquer: lacquer, isFirst } = tone;
  const groundHue = isFirst ? tone.cloth : clothHue(hue);
  const metal = lacquer ? BRASS : withoutKhaki(brandHue);
  const deep = lacquer && isFirst ? 1.6 : 1;
  return {
    ground: color(0.195, 0.035 * deep, groundHue),
    ground2: color(0.34, 0.062 * deep, groundHue),
    body: color(0.76, Math.min(0.115, 0.16 * v), metal),
    shade: color(0.55, Math.min(0.09, 0.13 * v), metal),
    accent: color(0.44, 0.15, lacquer && !isFirst ? brandHue : standingOut(tone, groundHue)),
    light: color(0.945, 0.022, metal),
    dark: color(0.15, 0.03, groundHue),
  };
}

function kitPalette(tone: Tone): ArtPalette {
  const { brandHue, vividness: v, mode, isFirst } = tone;
  // On a dark site the first palette is graphite with the brand's own colour: a large coloured banner would distract
  // from the data.
  if (isFirst && mode === "dark") {
    const body = glowing(tone, 0.86, 0.2 * v, brandHue);
    return {
      ground: color(0.27, 0.022, 245),
      ground2: color(0.34, 0.028, 245),
      body,
      shade: color(toOklch(body).l - 0.2, 0.16 * v, brandHue),
      accent: color(0.7, 0.2 * v, standingOut(tone, brandHue)),
      light: color(0.97, 0.005, brandHue),
      dark: color(0.15, 0.01, 245),
    };
  }
  if (tone.isNeutral && mode === "light") return silverKit(tone.hue);
  const hue = withoutBrown(withoutOlive(tone.hue));
  const lift = warmLift(hue);
  return {
    ground: color(0.44 + lift, 0.15 * v, hue),
    ground2: color(0.37 + lift, 0.135 * v, hue),
    body: color(0.91, 0.06 * v, hue),
    shade: color(0.79, 0.09 * v, hue),
    accent: color(0.78, 0.18 * v, standingOut(tone, hue)),
    light: color(0.99, 0.004, hue),
    dark: color(0.2, 0.07 * v, hue),
  };
}

/** On a light page, a grey of medium lightness looks like dust: dark emblems on silver. */
function silverKit(hue: number): ArtPalette {
  const grey = (lightness: number): string => color(lightness, NEUTRAL, hue);
  return {
    ground: grey(0.87),
    ground2: grey(0.8),
    body: grey(0.34),
    shade: grey(0.5),
    accent: grey(0.62),
    light: grey(0.99),
    dark: grey(0.2),
  };
}

function popPalette(tone: Tone): ArtPalette {
  const { hue, brandHue, mode } = tone;
  if (tone.isNeutral) return neutralStickers(tone);
  // Stickers stay vivid even for a muted brand.
  const v = Math.max(0.85, tone.vividness);
  const yellow = yellowness(hue);
  // A dark yellow is brown, so in the dark its stickers are on the opposite colour.
  const dim = mode === "dark" && yellow > 0.3 ? INDIGO : withoutBrown(withoutOlive(hue));
  const body = standingOut(tone, mode === "dark" ? dim : hue);
  const lift = warmLift(body) * 0.6;
  const third = [body + 130, body - 130].find((candidate) => hueDistance(candidate, hue) > 50) ?? hue + 180;
  return {
    ground: mode === "dark" ? color(0.42, 0.11 * v, dim) : color(0.8 + 0.1 * yellow, (0.13 + 0.03 * yellow) * v, hue),
    ground2: mode === "dark" ? color(0.37, 0.105 * v, dim) : color(0.755 + 0.1 * yellow, 0.145 * v, hue),
    body: color(0.79 + lift, 0.165 * v, body),
    shade: color(0.67 + lift, 0.17 * v, body),
    accent: color(0.8 + warmLift(third) * 0.6, 0.14 * v, third),
    light: "#ffffff",
    dark: color(0.26, 0.09 * v, brandHue),
  };
}

/** Without hues, stickers differ from their background in lightness: paper on grey. */
function neutralStickers({ hue, mode }: Tone): ArtPalette {
  const isDark = mode === "dark";
  const grey = (lightness: number): string => color(lightness, NEUTRAL, hue);
  return {
    ground: grey(isDark ? 0.42 : 0.86),
    ground2: grey(isDark ? 0.37 : 0.81),
    body: grey(0.95),
    shade: grey(0.78),
    accent: grey(0.6),
    light: "#ffffff",
    dark: grey(0.24),
  };
}

function neonPalette(tone: Tone): ArtPalette {
  const { hue } = tone;
  const second = standingOut(tone, hue);
  const between = second + turnBetween(second, hue) / 2;
  // Night skies range from blue to wine red; brown and olive ones look like smog. The first one continues the page.
  const sky = (tone.isFirst ? tone.pageHue : undefined) ?? 280 + turnBetween(280, between) / 2.6;
  return {
    ground: color(0.15, 0.06, sky),
    ground2: color(0.31, 0.125, sky),
    body: glowing(tone, 0.84, 0.18, hue),
    shade: color(0.68, 0.25, second),
    accent: color(0.87, 0.16, between + 180),
    light: color(0.965, 0.015, sky),
    dark: color(0.09, 0.03, sky),
  };
}

/** Dyed and undyed cloth: every palette has hemp, indigo and one warm tone. */
function bojagiPalette(tone: Tone): ArtPalette {
  // Plant dyes are softer than paint.
  const hue = withoutOlive(tone.hue);
  const yellow = yellowness(hue);
  // Gardenia yellow is the brightest of them: darker, it is khaki.
  const v = (0.82 + 0.2 * yellow) * tone.vividness;
  const lift = Math.max(warmLift(hue) + 0.17 * yellow, tone.isPastel ? 0.12 : 0);
  const second = withoutBrown(standingOut(tone, hue));
  // In a dim room the undyed cloth loses its brightness first.
  const dim = tone.mode === "dark" ? 1 : 0;
  const dyed = dim * (1 - 0.5 * yellow);
  const body = color(0.46 + lift - 0.04 * dyed, 0.14 * v, hue);
  const warm = color(0.74 - 0.12 * dim, 0.13 * v, hueDistance(hue, 75) > 40 ? 75 : 35);
  const hemp = color(0.885 - 0.37 * dim, 0.045, 85);
  const indigo = color(0.34, 0.07, 265);
  return {
    ground: body,
    ground2: color(0.6 + lift / 2 - 0.2 * dyed, 0.12 * v, hue),
    body,
    shade: color(0.36 + lift, 0.115 * v, hue),
    accent: warm,
    light: color(0.955, 0.022, 85),
    dark: color(0.24, 0.03, hue),
    ring: body,
    cloth: [
      body,
      color(0.62 + lift / 2 - 0.18 * dyed, 0.12 * v, hue),
      color(0.43, 0.1 * v, second === vermilion ? plum : second),
      warm,
      hemp,
      indigo,
    ],
  };
}

/** The palette of a tone in each treatment. */
export const paletteRecipes: { readonly [Name in ArtTreatment]: (tone: Tone) => ArtPalette } = {
  soft: softPalette,
  engraved: engravedPalette,
  kit: kitPalette,
  pop: popPalette,
  neon: neonPalette,
  bojagi: bojagiPalette,
};
