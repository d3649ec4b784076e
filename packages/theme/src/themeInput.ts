import type { ThemeConfig } from "./themeConfig.gen.ts";

/** The input for compiling a theme: the theme itself and the four layout options that affect its sizes. */
export interface ThemeInput {
  readonly theme: ThemeConfig;
  readonly density: "compact" | "regular" | "roomy";
  readonly card: "tile" | "poster" | "wide" | "round";
  readonly hero: "split" | "carousel" | "mosaic" | "board" | "stage";
}
