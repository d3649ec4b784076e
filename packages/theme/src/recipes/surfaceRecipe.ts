import type { ThemeConfig } from "../themeConfig.gen.ts";
import { engravedRecipe } from "./engravedRecipe.ts";
import { glowRecipe } from "./glowRecipe.ts";
import { outlineRecipe } from "./outlineRecipe.ts";
import { paperRecipe } from "./paperRecipe.ts";
import type { Recipe } from "./parts.ts";
import { stickerRecipe } from "./stickerRecipe.ts";
import { tonalRecipe } from "./tonalRecipe.ts";

/** Default width of lines in pixels. */
const strokes: Readonly<Record<ThemeConfig["surface"], number>> = {
  tonal: 0,
  engraved: 1,
  outline: 1,
  sticker: 2.5,
  glow: 1,
  paper: 1,
};

const recipes: Readonly<Record<ThemeConfig["surface"], (stroke: number) => Recipe>> = {
  tonal: tonalRecipe,
  engraved: engravedRecipe,
  outline: outlineRecipe,
  sticker: stickerRecipe,
  glow: glowRecipe,
  paper: paperRecipe,
};

/** The component tokens that `theme.surface` sets: the same names for every recipe. */
export function surfaceRecipe(theme: Pick<ThemeConfig, "surface" | "shape">): Recipe {
  return recipes[theme.surface](theme.shape.stroke ?? strokes[theme.surface]);
}
