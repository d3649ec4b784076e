import type { ThemeConfig } from "./themeConfig.gen.ts";

/** What a theme is compiled from: the theme itself and the four layout knobs that move its sizes. */
export interface ThemeInput {
  readonly theme: ThemeConfig;
  readonly density: "compact" | "regular" | "roomy";
  readonly card: "tile" | "poster" | "wide" | "round";
  readonly hero: "split" | "carousel" | "mosaic" | "board" | "stage";
}
