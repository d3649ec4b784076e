import type { ThemeConfig, ThemePalette } from "../themeConfig.gen.ts";

/** How generated pictures are painted: ground, emblem and frame follow one recipe. */
export type ArtTreatment = ThemeConfig["art"]["treatment"];

/**
 * One set of colours for one picture, as an operator may write it. Every colour is `#rrggbb`.
 * The sets of a brand share lightness and chroma and differ in hue, so that many pictures look like one collection.
 */
export type ArtPalette = ThemePalette;

/** Everything the art of a brand is made of besides seed and emblem. `palettes` holds at least one set. */
export interface ArtTheme {
  readonly treatment: ArtTreatment;
  readonly palettes: readonly ArtPalette[];
}
