import { contrastPairs } from "../contrastPairs.ts";
import type { DtcgColor, GradientStop, Reference, Token } from "../dtcg.ts";
import { dtcgColor } from "../dtcg.ts";
import { type ContrastLevel, followColor, hexOf, type OverrideOrigins } from "../followPairs.ts";
import type { Palette } from "../palette/palette.ts";
import { fillShifts, shiftColor } from "../palette/shiftColor.ts";
import type { Recipe } from "../recipes/parts.ts";
import type { ColorTokenName } from "../tokens.ts";
import { tokenTypes } from "../tokens.ts";
import { fills, states } from "./impliedStates.ts";
import { parseToken } from "./parseToken.ts";
import type { Overrides } from "./readOverrides.ts";

const tier = "component.";

/** The override behind each component colour: its own, or, for unwritten states of a fill, the fill's. */
export function overrideOrigins(overrides: Overrides<ColorTokenName>): OverrideOrigins {
  const origins = new Map<string, { readonly via: ColorTokenName; readonly follows: boolean }>();
  for (const group of fills) {
    const via = `component.${group}.bg` as const;
    if (!overrides.has(via)) continue;
    for (const state of states) origins.set(`component.${group}.${state}`, { via, follows: true });
  }
  for (const name of overrides.keys()) origins.set(name, { via: name, follows: false });
  return origins;
}

/** The overrides of components only. */
export function componentOverrides(overrides: Overrides<ColorTokenName>): Overrides<ColorTokenName> {
  const entries = [...overrides].filter(([name]) => name.startsWith(tier));
  return new Map(entries);
}

/** A recipe with the operator's overrides applied. */
export function overrideComponents(recipe: Recipe, overrides: Overrides<ColorTokenName>): Recipe {
  const changed: Record<string, Readonly<Record<string, Token>>> = { ...recipe };
  for (const [full, text] of overrides) {
    const [group = "", name = ""] = full.slice(tier.length).split(".");
    changed[group] = { ...changed[group], [name]: parseToken(tokenTypes[full], text) };
  }
  return changed;
}

/**
 * The unwritten hover and active states of fills that the operator wrote: the same colours, slightly lighter and
 * darker, as far as the label allows. Without such a fill, the recipe itself.
 */
export function overrideStates(
  recipe: Recipe,
  overrides: Overrides<ColorTokenName>,
  palette: Palette,
  level: ContrastLevel,
): Recipe {
  const written = fills.filter((group) => overrides.has(`component.${group}.bg`));
  if (written.length === 0) return recipe;
  const changed: Record<string, Readonly<Record<string, Token>>> = { ...recipe };
  for (const group of written) {
    const fill = recipe[group]?.["bg"];
    if (fill === undefined) continue;
    for (const state of states) {
      if (overrides.has(`component.${group}.${state}`)) continue;
      const shift = (color: DtcgColor | Reference) => shifted(color, group, state, recipe, palette, level);
      changed[group] = { ...changed[group], [state]: mapColors(fill, shift) };
    }
  }
  return changed;
}

function mapColors(token: Token, map: (color: DtcgColor | Reference) => DtcgColor | Reference): Token {
  if (token.$type !== "gradient" || !Array.isArray(token.$value)) {
    return { $type: "color", $value: map(token.$value as DtcgColor | Reference) };
  }
  const stops = token.$value as readonly GradientStop[];
  return { ...token, $value: stops.map((stop) => ({ ...stop, color: map(stop.color) })) };
}

/** One colour of a fill, shifted; a translucent colour, or another component's gradient, stays unchanged. */
function shifted(
  color: DtcgColor | Reference,
  group: string,
  state: (typeof states)[number],
  recipe: Recipe,
  palette: Palette,
  level: ContrastLevel,
): DtcgColor | Reference {
  const [only, ...others] = followColor(color, recipe);
  if (only === undefined || only.under !== undefined || others.length > 0) return color;
  const hex = hexOf(palette, only);
  const texts = contrastPairs
    .filter(({ on }) => on === `${group}.${state}`)
    .flatMap(({ text }) =>
      followColor(text.includes(".") ? `{component.${text}}` : `{semantic.color.${text}}`, recipe),
    );
  const met = texts.map((text) => ({ hex: hexOf(palette, text), required: level === "more" ? 7 : 4.5 }));
  return dtcgColor(shiftColor(hex, fillShifts(hex)[state], met));
}
