import { toOklch } from "../color/oklch.ts";
import { contrastRatio } from "../color/srgb.ts";
import type { Border } from "../dtcg.ts";
import { followColor, followRole, hexOf } from "../followPairs.ts";
import { buttonGrounds } from "../palette/mixColors.ts";
import type { Palette } from "../palette/palette.ts";
import { GREY } from "../palette/visibleFill.ts";
import { fill, type Recipe, stroke } from "./parts.ts";

/** How a main button stands out: as its recipe draws it, with an edge of its own, or in the text colour. */
export type ButtonManner = "plain" | "edge" | "ink";

/** The contrast of a button with its surroundings (WCAG 1.4.11). A grey one needs more, or it looks disabled. */
const least = { coloured: 3, grey: 4.5 } as const;

/** What a main button needs in a palette to stand out from all surfaces that it is on. */
export function buttonManner(recipe: Recipe, palette: Palette): ButtonManner {
  const grounds = buttonGrounds(palette.colors);
  const standsOut = (hex: string, by: number) => grounds.every((ground) => contrastRatio(hex, ground) >= by);
  const stops = followRole("btn.bg", recipe).map((stop) => hexOf(palette, stop));
  if (toOklch(palette.colors.brand).c < GREY && !stops.every((hex) => standsOut(hex, least.grey))) return "ink";
  if (stops.every((hex) => standsOut(hex, least.coloured))) return "plain";
  const { width, color } = edgeOf(recipe);
  const edges = followColor(color, recipe).map((edge) => hexOf(palette, edge));
  return width.value >= 1 && edges.every((hex) => standsOut(hex, least.coloured)) ? "plain" : "edge";
}

function edgeOf(recipe: Recipe): Border {
  const border = recipe["btn"]?.["bd"];
  if (border === undefined) throw new Error("The surface recipe does not set btn.bd.");
  return border.$value as Border;
}

/** A recipe whose main button stands out in the given manner. */
export function buttonRecipe(recipe: Recipe, manner: ButtonManner): Recipe {
  if (manner === "plain") return recipe;
  const { btn } = recipe;
  if (manner === "edge") {
    return { ...recipe, btn: { ...btn, bd: stroke(Math.max(1, edgeOf(recipe).width.value), "mixed.btnEdge") } };
  }
  const states = { bg: fill("ink"), hover: fill("mixed.inkHover"), active: fill("mixed.inkActive") };
  return { ...recipe, btn: { ...btn, ...states, ink: fill("surface") } };
}
