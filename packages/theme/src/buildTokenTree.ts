import type { Token, TokenTree } from "./dtcg.ts";
import { dtcgColor, isToken } from "./dtcg.ts";
import { parseToken } from "./overrides/parseToken.ts";
import type { Overrides } from "./overrides/readOverrides.ts";
import { rampPath, semanticColors } from "./palette/ramps.ts";
import { motifTokens } from "./scale/motifTokens.ts";
import { motionTokens } from "./scale/motionTokens.ts";
import { spaceTokens } from "./scale/spaceTokens.ts";
import { typeTokens } from "./scale/typeTokens.ts";
import type { Scheme } from "./schemes.ts";
import type { ThemeInput } from "./themeInput.ts";
import type { PlainTokenName } from "./tokens.ts";
import { tokenTypes } from "./tokens.ts";

const colors = new Map<string, Token>();
const MOST_COLORS = 5000;

/** Many colours are shared by the schemes of a brand and by brands. */
function color(hex: string): Token {
  const known = colors.get(hex);
  if (known !== undefined) return known;
  const token: Token = { $type: "color", $value: dtcgColor(hex) };
  if (colors.size > MOST_COLORS) colors.clear();
  colors.set(hex, token);
  return token;
}

function primitiveTier({ palette, base }: Scheme): TokenTree {
  const ramps: Record<string, Record<string, Token>> = {};
  for (const role of semanticColors) {
    const [ramp, name] = rampPath(role);
    (ramps[ramp] ??= {})[name] = color(base[role]);
  }
  return {
    ...ramps,
    mixed: Object.fromEntries(Object.entries(palette.mixed).map(([name, hex]) => [name, color(hex)])),
  };
}

/** Each semantic colour as a reference, so that brands with one surface recipe have the same references. */
const semanticTier = Object.fromEntries(
  semanticColors.map((role): [string, Token] => {
    return [role, { $type: "color", $value: `{primitive.${rampPath(role).join(".")}}` }];
  }),
);

function semanticColorsOf({ aliases }: Scheme): TokenTree {
  if (aliases.size === 0) return semanticTier;
  const taken = [...aliases].map(([role, name]): [string, Token] => [role, { $type: "color", $value: `{${name}}` }]);
  return { ...semanticTier, ...Object.fromEntries(taken) };
}

/** Sets the tokens of `theme.tokens` in a tier; groups without overrides stay the same objects. */
function withOverrides(tier: string, groups: TokenTree, overrides: Overrides<PlainTokenName>): TokenTree {
  const changed: Record<string, TokenTree | Token> = { ...groups };
  for (const [full, text] of overrides) {
    const [own, group = "", name = ""] = full.split(".");
    const tokens = changed[group];
    if (own !== tier || tokens === undefined || isToken(tokens)) continue;
    const like = tokens[name];
    changed[group] = {
      ...tokens,
      [name]: parseToken(tokenTypes[full], text, like && isToken(like) ? like : undefined),
    };
  }
  return changed;
}

/** Semantic tokens that are the same in every scheme: fonts, sizes, motion. */
export function plainTokens(input: ThemeInput, overrides: Overrides<PlainTokenName>): TokenTree {
  const groups = { ...typeTokens(input), ...spaceTokens(input), ...motionTokens(input.theme.surface) };
  return withOverrides("semantic", groups, overrides);
}

/** The motif in the colours of a mode; it is decoration, so it does not change with more contrast. */
export function motifOf({ theme }: ThemeInput, { palette }: Scheme): TokenTree {
  return motifTokens(theme.motif, palette);
}

/**
 * The three tiers of one scheme. Every brand has the same token names; brands with one surface recipe also have the
 * same references, except for overrides.
 */
export function buildTokenTree(
  scheme: Scheme,
  plain: TokenTree,
  motif: TokenTree,
  overrides: Overrides<PlainTokenName>,
): TokenTree {
  return {
    primitive: primitiveTier(scheme),
    semantic: { color: semanticColorsOf(scheme), ...plain, ...motif },
    component: withOverrides("component", scheme.components, overrides),
  };
}
