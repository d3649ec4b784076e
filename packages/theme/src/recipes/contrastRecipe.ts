import type { Border, Token } from "../dtcg.ts";
import { colorRef, px } from "../dtcg.ts";
import type { Recipe } from "./parts.ts";

/** Line colours of the palette: with more contrast they are too strong to be a surface behind text. */
const line: ReadonlySet<unknown> = new Set(["line", "lineStrong", "hair"].map(colorRef));

/** A visible border: recipes that show depth by greys or by a metal edge get a line, too. */
function visible(border: Border): Border {
  if (border.width.value >= 1 && line.has(border.color)) return border;
  return { ...border, width: px(Math.max(1, border.width.value)), color: colorRef("lineStrong") };
}

function strengthened(token: Token): Token {
  if (token.$type === "border" && typeof token.$value !== "string") {
    return { ...token, $value: visible(token.$value as Border) };
  }
  return token.$type === "color" && line.has(token.$value) ? { ...token, $value: colorRef("inset") } : token;
}

/**
 * A surface recipe for users who request more contrast: every border is a visible line, and no surface has a line's
 * colour.
 */
export function contrastRecipe(recipe: Recipe): Recipe {
  return Object.fromEntries(
    Object.entries(recipe).map(([group, tokens]) => [
      group,
      Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, strengthened(token)])),
    ]),
  );
}
