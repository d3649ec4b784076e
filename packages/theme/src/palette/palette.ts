import type { SemanticColor } from "../tokens.ts";

/** Colours that components may not read directly: recipes mix them from the semantic ones. */
export interface MixedColors {
  /** Stops of the main button. */
  readonly btnLight: string;
  readonly btnDark: string;
  readonly btnGlow: string;
  /** Fills in the hover and active states. */
  readonly brandHover: string;
  readonly brandActive: string;
  readonly softHover: string;
  readonly softActive: string;
  readonly accentHover: string;
  readonly accentActive: string;
  /** Edges and shades. */
  readonly btnEdge: string;
  /** Hover and active states of a main button in the text colour. */
  readonly inkHover: string;
  readonly inkActive: string;
  readonly rule: string;
  readonly lineInner: string;
  readonly halo: string;
  readonly accentHalo: string;
  readonly shadeSoft: string;
  readonly shadeDrop: string;
  readonly shadeDeep: string;
  readonly skeleton: string;
  readonly fav: string;
  readonly letter: string;
  readonly footMark: string;
}

/** Every semantic colour of one scheme, as `#RRGGBB` or `#RRGGBBAA`. */
export type Colors = Readonly<Record<SemanticColor, string>>;

/** Every colour of one scheme: the semantic ones and what recipes mix of them. */
export interface Palette {
  readonly colors: Colors;
  readonly mixed: MixedColors;
}
