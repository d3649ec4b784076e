import type { Token, TokenTree } from "./dtcg.ts";
import { dtcgColor } from "./dtcg.ts";
import type { Palette } from "./palette/palette.ts";
import { sharedComponents } from "./recipes/sharedComponents.ts";
import { surfaceRecipe } from "./recipes/surfaceRecipe.ts";
import { motifTokens } from "./scale/motifTokens.ts";
import { motionTokens } from "./scale/motionTokens.ts";
import { spaceTokens } from "./scale/spaceTokens.ts";
import { typeTokens } from "./scale/typeTokens.ts";
import type { ThemeInput } from "./themeInput.ts";
import { semanticTokens } from "./tokens.ts";
import type { SemanticColor } from "./tokens.ts";

/** The ramp that a semantic colour comes from: the first tier groups colours by origin, the second by meaning. */
const rampOf = {
  bg: "neutral",
  bg2: "neutral",
  surface: "neutral",
  raised: "neutral",
  inset: "neutral",
  ink: "neutral",
  ink2: "neutral",
  ink3: "neutral",
  line: "neutral",
  lineStrong: "neutral",
  hair: "neutral",
  scrim: "neutral",
  brand: "brand",
  onBrand: "brand",
  brandInk: "brand",
  brandSoft: "brand",
  focus: "brand",
  accent: "accent",
  onAccent: "accent",
  accentInk: "accent",
  pos: "signal",
  neg: "signal",
  headerBg: "header",
  headerInk: "header",
  footBg: "foot",
  footInk: "foot",
  footStrong: "foot",
  playful1: "playful",
  playful2: "playful",
  playful3: "playful",
  playful4: "playful",
  playful5: "playful",
  playful6: "playful",
  onPlayful: "playful",
} as const satisfies Record<SemanticColor, string>;

function color(hex: string): Token {
  return { $type: "color", $value: dtcgColor(hex) };
}

const semanticColors = Object.keys(semanticTokens.color) as SemanticColor[];

function primitiveTier({ colors, mixed }: Palette): TokenTree {
  const ramps: Record<string, Record<string, Token>> = {};
  for (const name of semanticColors) (ramps[rampOf[name]] ??= {})[name] = color(colors[name]);
  return { ...ramps, mixed: Object.fromEntries(Object.entries(mixed).map(([name, hex]) => [name, color(hex)])) };
}

/**
 * The three tiers of one mode. Every brand has the same names; brands of one surface recipe also have the same references,
 * except that a colour which the operator wrote stands in the semantic tier itself.
 */
export function buildTokenTree(input: ThemeInput, palette: Palette): TokenTree {
  const semanticColor = (name: SemanticColor): Token =>
    palette.written[name] === undefined
      ? { $type: "color", $value: `{primitive.${rampOf[name]}.${name}}` }
      : color(palette.colors[name]);
  return {
    primitive: primitiveTier(palette),
    semantic: {
      color: Object.fromEntries(semanticColors.map((name) => [name, semanticColor(name)])),
      ...typeTokens(input),
      ...spaceTokens(input),
      ...motionTokens(input.theme.surface),
      ...motifTokens(input.theme.motif, palette),
    },
    component: { ...surfaceRecipe(input.theme), ...sharedComponents(input.theme) },
  };
}
