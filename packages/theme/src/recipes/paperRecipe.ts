import { bare, fill, keyword, layer, length, shadow, stroke } from "./parts.ts";
import type { Recipe } from "./parts.ts";

/** One line on warm paper; the main button has a light rule inside, like a seal. No shadow. */
export function paperRecipe(width: number): Recipe {
  const rules = shadow(
    layer("brand", 0, 0, { spread: 2, inset: true }),
    layer("mixed.rule", 0, 0, { spread: 3, inset: true }),
  );
  return {
    panel: { bg: fill("surface"), bd: stroke(width, "line"), sh: shadow(), lineInner: fill("none") },
    btn: {
      bg: fill("brand"),
      hover: fill("mixed.brandHover"),
      active: fill("mixed.brandActive"),
      ink: fill("onBrand"),
      bd: bare,
      sh: rules,
      shPress: rules,
      press: keyword("none"),
    },
    ghost: { bg: fill("raised"), hover: fill("hover"), active: fill("active"), bd: stroke(width, "lineStrong") },
    soft: {
      bg: fill("brandSoft"),
      hover: fill("mixed.softHover"),
      active: fill("mixed.softActive"),
      ink: fill("brandInk"),
      bd: bare,
    },
    chip: { bg: fill("surface"), bd: stroke(1, "line") },
    field: { bg: fill("raised"), bd: stroke(width, "lineStrong") },
    seg: { bg: fill("inset"), on: fill("accent"), ink: fill("onAccent"), sh: shadow() },
    badge: { bg: fill("brand"), ink: fill("onBrand") },
    tab: { bg: fill("headerBg"), bd: stroke(1, "line"), on: fill("brandInk") },
    modal: { bg: fill("surface"), sh: shadow(layer("mixed.shadeDeep", 30, 80)) },
    dock: { bd: stroke(1, "line"), sh: shadow() },
    header: { bd: stroke(1, "line") },
    nav: { bar: length(2) },
    bar: { bd: bare },
  };
}
