import { bare, fill, gradient, keyword, layer, length, shadow, stroke } from "./parts.ts";
import type { Recipe } from "./parts.ts";

/** One tinted line, a dark drop shadow, and a coloured halo only on the main button: one halo per screen. */
export function glowRecipe(width: number): Recipe {
  const halo = shadow(layer("mixed.halo", 0, 26));
  return {
    panel: {
      bg: fill("surface"),
      bd: stroke(width, "line"),
      sh: shadow(layer("mixed.shadeDrop", 20, 50)),
      lineInner: fill("none"),
    },
    btn: {
      bg: gradient(100, ["brand", 0], ["mixed.btnGlow", 1]),
      hover: gradient(100, ["mixed.brandHover", 0], ["mixed.btnGlow", 1]),
      active: gradient(100, ["mixed.brandActive", 0], ["mixed.btnGlow", 1]),
      ink: fill("onBrand"),
      bd: bare,
      sh: halo,
      shPress: halo,
      press: keyword("none"),
    },
    ghost: { bg: fill("surface"), hover: fill("hover"), active: fill("active"), bd: stroke(width, "lineStrong") },
    soft: {
      bg: fill("brandSoft"),
      hover: fill("mixed.softHover"),
      active: fill("mixed.softActive"),
      ink: fill("brandInk"),
      bd: bare,
    },
    chip: { bg: fill("surface"), bd: stroke(1, "line") },
    field: { bg: fill("inset"), bd: stroke(width, "lineStrong") },
    seg: {
      bg: fill("inset"),
      on: fill("raised"),
      ink: fill("brandInk"),
      sh: shadow(layer("brand", -2, 0, { inset: true })),
    },
    badge: { bg: fill("accent"), ink: fill("onAccent") },
    tab: { bg: fill("headerBg"), bd: stroke(1, "line"), on: fill("brandInk") },
    modal: {
      bg: fill("surface"),
      sh: shadow(layer("lineStrong", 0, 0, { spread: 1 }), layer("mixed.accentHalo", 0, 90)),
    },
    dock: { bd: stroke(1, "line"), sh: shadow() },
    header: { bd: stroke(1, "line") },
    nav: { bar: length(2) },
    bar: { bd: bare },
  };
}
