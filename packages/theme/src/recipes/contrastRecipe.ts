import type { Border, Token } from "../dtcg.ts";
import { colorRef, px } from "../dtcg.ts";
import type { Recipe } from "./parts.ts";

/** Lines of the palette: with more contrast they stand out, so nothing can be read on one. */
const line: ReadonlySet<unknown> = new Set(["line", "lineStrong", "hair"].map(colorRef));

/** A border that can be seen: recipes that carry depth by greys or by an edge of metal get a line, too. */
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

/** A surface recipe for who asks for more contrast: every border is a line that can be seen, and no ground is one. */
export function contrastRecipe(recipe: Recipe): Recipe {
  return Object.fromEntries(
    Object.entries(recipe).map(([group, tokens]) => [
      group,
      Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, strengthened(token)])),
    ]),
  );
}
