import { bare, fill, keyword, layer, length, shadow, stroke } from "./parts.ts";
import type { Recipe } from "./parts.ts";

/** No strokes, no shadows: three greys show depth. Fields are wells on panels. */
export function tonalRecipe(width: number): Recipe {
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
    ghost: { bg: fill("hair"), hover: fill("hover"), active: fill("active"), bd: bare },
    soft: {
      bg: fill("brandSoft"),
      hover: fill("mixed.softHover"),
      active: fill("mixed.softActive"),
      ink: fill("brandInk"),
      bd: bare,
    },
    chip: { bg: fill("surface"), bd: stroke(1, "none") },
    field: { bg: fill("inset"), bd: stroke(1, "none") },
    seg: { bg: fill("line"), on: fill("surface"), ink: fill("ink"), sh: shadow(layer("mixed.shadeSoft", 1, 3)) },
    badge: { bg: fill("surface"), ink: fill("accentInk") },
    tab: { bg: fill("headerBg"), bd: stroke(1, "line"), on: fill("ink") },
    modal: { bg: fill("surface"), sh: shadow(layer("mixed.shadeDeep", 30, 80)) },
    dock: { bd: bare, sh: shadow(layer("mixed.shadeSoft", 8, 30)) },
    header: { bd: stroke(1, "line") },
    nav: { bar: length(3) },
    bar: { bd: bare },
  };
}
