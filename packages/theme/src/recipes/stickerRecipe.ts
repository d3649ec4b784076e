import { fill, keyword, layer, length, shadow, stroke } from "./parts.ts";
import type { Recipe } from "./parts.ts";

/** Thick stroke, hard shadow straight down; a pressed button moves into its shadow. */
export function stickerRecipe(width: number): Recipe {
  const thin = Math.max(0, width - 0.5);
  return {
    panel: { bg: fill("surface"), bd: stroke(width, "line"), sh: shadow(layer("line", 5, 0)), lineInner: fill("none") },
    btn: {
      bg: fill("brand"),
      hover: fill("mixed.brandHover"),
      active: fill("mixed.brandActive"),
      ink: fill("onBrand"),
      bd: stroke(width, "line"),
      sh: shadow(layer("line", 4, 0)),
      shPress: shadow(),
      press: keyword("translate(2px, 3px)"),
    },
    ghost: { bg: fill("raised"), hover: fill("hover"), active: fill("active"), bd: stroke(width, "line") },
    soft: {
      bg: fill("accent"),
      hover: fill("mixed.accentHover"),
      active: fill("mixed.accentActive"),
      ink: fill("onAccent"),
      bd: stroke(width, "line"),
    },
    chip: { bg: fill("surface"), bd: stroke(thin, "line") },
    field: { bg: fill("surface"), bd: stroke(thin, "line") },
    seg: { bg: fill("surface"), on: fill("accent"), ink: fill("onAccent"), sh: shadow() },
    badge: { bg: fill("accent"), ink: fill("onAccent") },
    tab: { bg: fill("surface"), bd: stroke(width, "line"), on: fill("brandInk") },
    modal: { bg: fill("surface"), sh: shadow(layer("line", 10, 0)) },
    dock: { bd: stroke(width, "line"), sh: shadow(layer("line", 4, 0)) },
    header: { bd: stroke(0, "none") },
    nav: { bar: length(2) },
    bar: { bd: stroke(thin, "line") },
  };
}
