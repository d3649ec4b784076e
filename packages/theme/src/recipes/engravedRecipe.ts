import { bare, fill, gradient, keyword, layer, length, shadow, stroke } from "./parts.ts";
import type { Recipe } from "./parts.ts";

/** One line and a second hairline inside; the main button is metal with an inner rule. */
export function engravedRecipe(width: number): Recipe {
  const rules = shadow(
    layer("brand", 0, 0, { spread: 2, inset: true }),
    layer("mixed.rule", 0, 0, { spread: 3, inset: true }),
  );
  return {
    panel: {
      bg: fill("surface"),
      bd: stroke(width, "line"),
      sh: shadow(layer("mixed.shadeDrop", 18, 40)),
      lineInner: fill("mixed.lineInner"),
    },
    btn: {
      bg: gradient(180, ["mixed.btnLight", 0], ["brand", 0.55], ["mixed.btnDark", 1]),
      hover: gradient(180, ["mixed.btnLight", 0], ["mixed.brandHover", 0.55], ["brand", 1]),
      active: gradient(180, ["brand", 0], ["mixed.brandActive", 0.55], ["mixed.btnDark", 1]),
      ink: fill("onBrand"),
      bd: stroke(width, "mixed.btnEdge"),
      sh: rules,
      shPress: rules,
      press: keyword("none"),
    },
    ghost: { bg: fill("none"), hover: fill("hover"), active: fill("active"), bd: stroke(width, "lineStrong") },
    soft: {
      bg: fill("none"),
      hover: fill("hover"),
      active: fill("active"),
      ink: fill("brandInk"),
      bd: stroke(width, "lineStrong"),
    },
    chip: { bg: fill("none"), bd: stroke(1, "line") },
    field: { bg: fill("inset"), bd: stroke(width, "lineStrong") },
    seg: {
      bg: fill("none"),
      on: fill("brandSoft"),
      ink: fill("brandInk"),
      sh: shadow(layer("lineStrong", 0, 0, { spread: 1, inset: true })),
    },
    badge: { bg: fill("accent"), ink: fill("onAccent") },
    tab: { bg: fill("headerBg"), bd: stroke(1, "line"), on: fill("brandInk") },
    modal: { bg: fill("surface"), sh: shadow(layer("mixed.shadeDeep", 40, 120)) },
    dock: { bd: stroke(1, "line"), sh: shadow() },
    header: { bd: stroke(1, "line") },
    nav: { bar: length(2) },
    bar: { bd: bare },
  };
}
