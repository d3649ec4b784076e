import { contrastPairs } from "./contrastPairs.ts";
import { type ContrastLevel, followPairs, type PairBook } from "./followPairs.ts";
import { failingPairs } from "./failingPairs.ts";
import {
  componentOverrides,
  overrideComponents,
  overrideOrigins,
  overrideStates,
} from "./overrides/overrideComponents.ts";
import type { Overrides, ReadOverrides } from "./overrides/readOverrides.ts";
import { derivePalette } from "./palette/derivePalette.ts";
import type { Colors, Palette } from "./palette/palette.ts";
import { settleAliases } from "./palette/settleAliases.ts";
import { strengthen } from "./palette/strengthen.ts";
import { type Aliases, type WrittenColors, writtenColors } from "./palette/writtenColors.ts";
import { type ButtonManner, buttonManner, buttonRecipe } from "./recipes/buttonRecipe.ts";
import { contrastRecipe } from "./recipes/contrastRecipe.ts";
import type { Recipe } from "./recipes/parts.ts";
import { sharedComponents } from "./recipes/sharedComponents.ts";
import { surfaceRecipe } from "./recipes/surfaceRecipe.ts";
import type { ThemeConfig } from "./themeConfig.gen.ts";
import type { ColorTokenName } from "./tokens.ts";

type Mode = ThemeConfig["mode"];

/** One of the four looks of a brand: light or dark, each standard or with more contrast. */
export interface Scheme {
  readonly mode: Mode;
  readonly level: ContrastLevel;
  readonly palette: Palette;
  /** The palette's own value, if a semantic colour takes another token's value. */
  readonly base: Colors;
  readonly aliases: Aliases;
  readonly written: WrittenColors;
  readonly components: Recipe;
  readonly book: PairBook;
}

export const modes = ["light", "dark"] as const satisfies readonly Mode[];

const noAliases: Aliases = new Map();

/** Component tokens with their resolved contrast pairs. */
interface PairedRecipe {
  readonly recipe: Recipe;
  readonly book: PairBook;
}

const recipeCache = new Map<string, Readonly<Record<ContrastLevel, PairedRecipe>>>();
/** Strokes may be any number. */
const MOST_CACHED = 200;

/**
 * The component tokens from a surface recipe and the art treatment, with the resolved pairs: the same for every brand
 * that uses them with the same manner of main button.
 */
function pairedRecipesOf(
  { surface, shape, art }: ThemeConfig,
  manner: ButtonManner = "plain",
): Readonly<Record<ContrastLevel, PairedRecipe>> {
  const key = `${surface}/${shape.stroke ?? ""}/${art.treatment}/${manner}`;
  const known = recipeCache.get(key);
  if (known !== undefined) return known;
  const recipe = buttonRecipe({ ...surfaceRecipe({ surface, shape }), ...sharedComponents({ art }) }, manner);
  const strong = contrastRecipe(recipe);
  const paired = {
    normal: { recipe, book: followPairs(contrastPairs, recipe) },
    more: { recipe: strong, book: followPairs(contrastPairs, strong) },
  };
  if (recipeCache.size > MOST_CACHED) recipeCache.clear();
  recipeCache.set(key, paired);
  return paired;
}

/** By recipe, with an operator's overrides: the search for readable colours tries many with the same ones. */
const overrideCache = new WeakMap<Recipe, Map<string, PairedRecipe>>();
const MOST_CACHED_OVERRIDES = 20;

/** The same with the operator's overrides. */
function withOverrides(own: Overrides<ColorTokenName>, paired: PairedRecipe): PairedRecipe {
  if (own.size === 0) return paired;
  const known = overrideCache.get(paired.recipe) ?? new Map<string, PairedRecipe>();
  overrideCache.set(paired.recipe, known);
  const key = JSON.stringify([...own]);
  const same = known.get(key);
  if (same !== undefined) return same;
  const recipe = overrideComponents(paired.recipe, own);
  const made = { recipe, book: bookWith(recipe, own) };
  if (known.size > MOST_CACHED_OVERRIDES) known.clear();
  known.set(key, made);
  return made;
}

/** A mode with standard contrast: derived from the brand's colours, with the operator's overrides. */
export function usualScheme(theme: ThemeConfig, mode: Mode, overrides: ReadOverrides): Scheme {
  const own = componentOverrides(overrides[mode]);
  const { written, aliases } = writtenColors(theme, mode, overrides[mode]);
  const schemeWith = (manner: ButtonManner) => {
    const { recipe: components, book } = withOverrides(own, pairedRecipesOf(theme, manner).normal);
    const derive = (colors: WrittenColors) => derivePalette(theme, mode, book, colors);
    return { components, book, ...settleAliases(derive, written, aliases) };
  };
  const plain = schemeWith("plain");
  // A fill that the operator wrote for the button itself is used as it is.
  const manner = own.has("component.btn.bg")
    ? "plain"
    : buttonManner(pairedRecipesOf(theme).normal.recipe, plain.palette);
  const scheme = {
    mode,
    level: "normal",
    aliases,
    written,
    ...(manner === "plain" ? plain : schemeWith(manner)),
  } as const;
  const components = overrideStates(scheme.components, own, scheme.palette, "normal");
  return components === scheme.components ? scheme : { ...scheme, components, book: bookWith(components, own) };
}

function bookWith(components: Recipe, overrides: Overrides<ColorTokenName>): PairBook {
  return followPairs(contrastPairs, components, overrideOrigins(overrides));
}

/**
 * The same mode for users who request more contrast. The operator's component overrides stay if they are readable at
 * 7:1; otherwise the recipe's own value is used.
 */
export function strongScheme(usual: Scheme, theme: ThemeConfig, overrides: ReadOverrides): Scheme {
  const { mode } = usual;
  const { recipe, book } = pairedRecipesOf(theme).more;
  const palette = strengthen(usual.palette, theme, mode, book);
  const scheme = { mode, level: "more", palette, base: palette.colors, aliases: noAliases, written: {} } as const;
  let kept = componentOverrides(overrides[mode]);
  while (kept.size > 0) {
    const components = overrideStates(overrideComponents(recipe, kept), kept, palette, "more");
    const strong = { ...scheme, components, book: bookWith(components, kept) };
    const failing = new Set(failingPairs(strong).flatMap(({ text, on }) => [text.via, on.via]));
    const readable = new Map([...kept].filter(([name]) => !failing.has(name)));
    if (readable.size === kept.size) return strong;
    kept = readable;
  }
  return { ...scheme, components: recipe, book };
}
