// Generated from schemas/layout.schema.json by `npm run gen`. Do not edit.
import type { HomeSectionId } from "./homeSections.ts";

export interface LayoutConfig {
  readonly header: "bar" | "split" | "rail";
  readonly headerFloat: boolean;
  readonly nav: "bottom" | "drawer";
  readonly hero: "split" | "carousel" | "mosaic" | "board" | "stage";
  readonly card: "tile" | "poster" | "wide" | "round";
  readonly density: "compact" | "regular" | "roomy";
  readonly heading: "plain" | "ornament" | "bar" | "tag" | "terminal" | "seal";
  readonly shortcuts: "icons" | "tiles" | "chips" | "text";
  readonly lettering: "none" | "overlay";
  readonly footer: "columns" | "centered";
  readonly home: readonly HomeSectionId[];
}
