import type { SemanticColor } from "../tokens.ts";

/** Colours that no component may read by themselves: stops, edges and shades that a recipe makes of the semantic ones. */
export interface MixedColors {
  readonly btnLight: string;
  readonly btnDark: string;
  readonly btnEdge: string;
  readonly btnGlow: string;
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

/** Every colour of one mode: the semantic ones and what recipes mix of them, as `#RRGGBB` or `#RRGGBBAA`. */
export interface Palette {
  readonly colors: Readonly<Record<SemanticColor, string>>;
  readonly mixed: MixedColors;
  /** Colours that the operator wrote, each with its JSON path below /theme. They are never changed. */
  readonly written: Readonly<Partial<Record<SemanticColor, readonly string[]>>>;
}
