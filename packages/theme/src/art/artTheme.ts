/** How generated pictures are painted: ground, emblem and frame follow one recipe. */
export type ArtTreatment = "soft" | "engraved" | "kit" | "pop" | "neon" | "bojagi";

/**
 * One set of colours for one picture. Every colour is `#rrggbb`.
 * The sets of a brand share lightness and chroma and differ in hue, so that many pictures look like one collection.
 */
export interface ArtPalette {
  /** Ground of the picture. */
  readonly ground: string;
  /** Second tone of the ground: end of a gradient, or the pattern on it. */
  readonly ground2: string;
  /** Main body of an emblem (paint role `a`). */
  readonly body: string;
  /** Shaded side or second body (paint role `b`). */
  readonly shade: string;
  /** The one contrasting colour (paint role `c`). */
  readonly accent: string;
  /** Light details and paper (paint role `l`). */
  readonly light: string;
  /** Dark details, ink and shadow (paint role `d`). */
  readonly dark: string;
  /** Colour of the double ring of `bojagi`; the body when left out. */
  readonly ring?: string;
  /** Colours of the patchwork of `bojagi`, at least three; taken from the other colours when left out. */
  readonly cloth?: readonly string[];
}

/** Everything the art of a brand is made of besides seed and emblem. `palettes` holds at least one set. */
export interface ArtTheme {
  readonly treatment: ArtTreatment;
  readonly palettes: readonly ArtPalette[];
}
