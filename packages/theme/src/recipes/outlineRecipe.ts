import { bare, fill, keyword, layer, length, shadow, stroke } from "./parts.ts";
import type { Recipe } from "./parts.ts";

/** One line, no shadow; the hovered element gets a stronger line. */
export function outlineRecipe(width: number): Recipe {
  return {
    panel: { bg: fill("surface"), bd: stroke(width, "line"), sh: shadow(), lineInner: fill("none") },
    btn: {
      bg: fill("brand"),
      hover: fill("mixed.brandHover"),
      active: fill("mixed.brandActive"),
      ink: fill("onBrand"),
      bd: bare,
      sh: shadow(),
      shPress: shadow(),
      press: keyword("none"),
    },
    ghost: { bg: fill("raised"), hover: fill("hover"), active: fill("active"), bd: stroke(width, "line") },
    soft: {
      bg: fill("brandSoft"),
      hover: fill("mixed.softHover"),
      active: fill("mixed.softActive"),
      ink: fill("brandInk"),
      bd: bare,
    },
    chip: { bg: fill("surface"), bd: stroke(1, "line") },
    field: { bg: fill("inset"), bd: stroke(width, "lineStrong") },
    seg: { bg: fill("inset"), on: fill("raised"), ink: fill("ink"), sh: shadow() },
    badge: { bg: fill("accent"), ink: fill("onAccent") },
    tab: { bg: fill("headerBg"), bd: stroke(1, "line"), on: fill("brandInk") },
    modal: { bg: fill("surface"), sh: shadow(layer("mixed.shadeDeep", 0, 80, { x: -30 })) },
    dock: { bd: stroke(1, "line"), sh: shadow() },
    header: { bd: stroke(1, "line") },
    nav: { bar: length(2) },
    bar: { bd: bare },
  };
}
