import type { ThemeConfig, ThemePalette } from "../themeConfig.gen.ts";

/** The style of generated pictures: background, emblem and frame follow one recipe. */
export type ArtTreatment = ThemeConfig["art"]["treatment"];

/**
 * The colours of one picture, as operators may write them. Every colour is `#rrggbb`. The palettes of a brand share
 * lightness and chroma and differ in hue, so that many pictures look like one collection.
 */
export type ArtPalette = ThemePalette;

/** Everything that determines a brand's art except seed and emblem. `palettes` has at least one entry. */
export interface ArtTheme {
  readonly treatment: ArtTreatment;
  readonly palettes: readonly ArtPalette[];
}
