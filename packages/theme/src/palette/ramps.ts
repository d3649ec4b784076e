import { semanticTokens } from "../tokens.ts";
import type { SemanticColor } from "../tokens.ts";

/** The ramp that a semantic colour comes from: the first tier groups colours by origin, the second by meaning. */
const rampOf = {
  bg: "neutral",
  bg2: "neutral",
  surface: "neutral",
  raised: "neutral",
  inset: "neutral",
  hover: "neutral",
  active: "neutral",
  disabled: "neutral",
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
  chatHeader: "chat",
  onChatHeader: "chat",
  playful1: "playful",
  playful2: "playful",
  playful3: "playful",
  playful4: "playful",
  playful5: "playful",
  playful6: "playful",
  onPlayful: "playful",
} as const satisfies Record<SemanticColor, string>;

/** Every semantic colour, in the order of its table. */
export const semanticColors = Object.keys(semanticTokens.color) as readonly SemanticColor[];

/** The path of a semantic colour's own value in the tier `primitive`, e.g. `["neutral", "ink"]`. */
export function rampPath(name: SemanticColor): readonly [ramp: string, name: SemanticColor] {
  return [rampOf[name], name];
}

/** The primitives that an override may name, e.g. `primitive.neutral.ink`. Mixed colours are private to recipes. */
export const primitiveNames: readonly string[] = semanticColors.map((name) => `primitive.${rampPath(name).join(".")}`);
