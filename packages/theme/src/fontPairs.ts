import type { ThemeType } from "./themeConfig.gen.ts";

/** Every web font that a pack can contain. `render/fontFiles.ts` knows its files. */
export const fontFamilies = [
  "noto-sans-kr",
  "noto-serif-kr",
  "playfair-display",
  "archivo",
  "ibm-plex-sans-kr",
  "fredoka",
  "jua",
  "oxanium",
  "do-hyeon",
  "cormorant",
  "gowun-batang",
] as const;

export type FontFamilyId = (typeof fontFamilies)[number];

/**
 * Fonts that belong together: Latin first in a stack, Hangul second, then the metric-matched fallback faces. The font of
 * texts comes last in titles, for syllables so rare that the font of titles does not have them.
 */
export interface FontPair {
  readonly families: readonly FontFamilyId[];
  readonly body: readonly string[];
  readonly display: readonly string[];
  /** For amounts: chosen for lining, tabular figures. */
  readonly num: readonly string[];
  /** Line height of titles: Hangul needs more than Latin, serifs more than sans. */
  readonly leading: number;
  readonly heroLeading: number;
}

/**
 * How much a Latin face is enlarged beside its Hangul one, if its letters are small in the em (brief §5). The web font
 * and its fallback use the same value.
 */
export const sizeAdjust: Readonly<Partial<Record<FontFamilyId, number>>> = { cormorant: 1.12 };

const notoSans = ["Noto Sans KR Variable", "Noto Sans KR Fallback", "sans-serif"] as const;
const notoSerif = ["Noto Serif KR Variable", "Noto Serif KR Fallback", notoSans[0], "serif"] as const;
const plexSans = ["IBM Plex Sans KR", "IBM Plex Sans KR Fallback", "sans-serif"] as const;

export type FontPairId = ThemeType["pair"];

/**
 * Every font pair, by the value of `theme.type.pair`, with at most two Hangul families. `Playfair Letters` and
 * `Cormorant Letters` contain only the letters of those fonts: their figures are old-style, so figures in titles come
 * from the Hangul face. Fredoka's figures differ in width and Gowun Batang's full stop looks like a comma, so with
 * these pairs amounts use the body face.
 */
export const fontPairs: Readonly<Record<FontPairId, FontPair>> = {
  noto: {
    families: ["noto-sans-kr"],
    body: notoSans,
    display: notoSans,
    num: notoSans,
    leading: 1.3,
    heroLeading: 1.24,
  },
  "playfair-notoserif": {
    families: ["playfair-display", "noto-serif-kr", "noto-sans-kr"],
    body: notoSans,
    display: ["Playfair Letters", "Playfair Display Fallback", ...notoSerif],
    num: ["Playfair Display Variable", "Playfair Display Fallback", ...notoSerif],
    leading: 1.34,
    heroLeading: 1.28,
  },
  "archivo-plex": {
    families: ["archivo", "ibm-plex-sans-kr"],
    body: plexSans,
    display: ["Archivo Variable", "Archivo Fallback", ...plexSans],
    num: ["Archivo Variable", "Archivo Fallback", ...plexSans],
    leading: 1.25,
    heroLeading: 1.22,
  },
  "fredoka-jua": {
    families: ["fredoka", "jua", "noto-sans-kr"],
    body: notoSans,
    display: ["Fredoka Variable", "Fredoka Fallback", "Jua", "Jua Fallback", notoSans[0], "sans-serif"],
    num: notoSans,
    leading: 1.25,
    heroLeading: 1.22,
  },
  "oxanium-dohyeon": {
    families: ["oxanium", "do-hyeon", "noto-sans-kr"],
    body: notoSans,
    display: ["Oxanium Variable", "Oxanium Fallback", "Do Hyeon", "Do Hyeon Fallback", notoSans[0], "sans-serif"],
    num: ["Oxanium Variable", "Oxanium Fallback", ...notoSans],
    leading: 1.2,
    heroLeading: 1.18,
  },
  "cormorant-gowun": {
    families: ["cormorant", "gowun-batang", "ibm-plex-sans-kr"],
    body: plexSans,
    display: ["Cormorant Letters", "Cormorant Fallback", "Gowun Batang", "Gowun Batang Fallback", plexSans[0], "serif"],
    num: plexSans,
    leading: 1.38,
    heroLeading: 1.36,
  },
};
