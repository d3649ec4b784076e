import type { ThemeType } from "./themeConfig.gen.ts";

/** Every web font that a pack can carry. `render/fontFiles.ts` knows its files. */
export const fontFamilies = [
  "noto-sans-kr",
  "noto-serif-kr",
  "playfair-display",
  "archivo",
  "ibm-plex-sans-kr",
] as const;

export type FontFamilyId = (typeof fontFamilies)[number];

/** Fonts that belong together: Latin first in a stack, Hangul second, then the metric-matched fallback faces. */
export interface FontPair {
  readonly families: readonly FontFamilyId[];
  readonly body: readonly string[];
  readonly display: readonly string[];
  /** For amounts: chosen for lining, tabular figures. */
  readonly num: readonly string[];
  /** Line height of titles: Hangul needs more than Latin, serifs more than sans. */
  readonly leading: number;
  readonly heroLeading: number;
  /** `font-stretch` of titles. */
  readonly stretch: string;
}

const notoSans = ["Noto Sans KR Variable", "Noto Sans KR Fallback", "sans-serif"] as const;
const notoSerif = ["Noto Serif KR Variable", "Noto Serif KR Fallback", "serif"] as const;
const plexSans = ["IBM Plex Sans KR", "IBM Plex Sans KR Fallback", "sans-serif"] as const;

/**
 * Every font pair, by the id that `theme.type.pair` takes. `Playfair Letters` is Playfair Display for letters alone: its
 * figures are old-style, so figures in titles come from the Hangul face.
 */
export const fontPairs: Readonly<Record<ThemeType["pair"], FontPair>> = {
  noto: {
    families: ["noto-sans-kr"],
    body: notoSans,
    display: notoSans,
    num: notoSans,
    leading: 1.3,
    heroLeading: 1.24,
    stretch: "100%",
  },
  "playfair-notoserif": {
    families: ["playfair-display", "noto-serif-kr", "noto-sans-kr"],
    body: notoSans,
    display: ["Playfair Letters", "Playfair Display Fallback", ...notoSerif],
    num: ["Playfair Display Variable", "Playfair Display Fallback", ...notoSerif],
    leading: 1.34,
    heroLeading: 1.28,
    stretch: "100%",
  },
  "archivo-plex": {
    families: ["archivo", "ibm-plex-sans-kr"],
    body: plexSans,
    display: ["Archivo Variable", "Archivo Fallback", ...plexSans],
    num: ["Archivo Variable", "Archivo Fallback", ...plexSans],
    leading: 1.25,
    heroLeading: 1.22,
    stretch: "108%",
  },
};
