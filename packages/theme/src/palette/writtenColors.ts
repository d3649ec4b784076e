import { opaque } from "../color/srgb.ts";
import type { Overrides } from "../overrides/readOverrides.ts";
import type { ColorTokenName, SemanticColor } from "../tokens.ts";
import type { ThemeColors, ThemeConfig } from "../themeConfig.gen.ts";

/** The semantic colour that takes a brand colour unchanged, in the theme's own mode. */
const meaningOf: Readonly<Record<Exclude<keyof ThemeColors, "playful">, SemanticColor>> = {
  brand: "brand",
  accent: "accent",
  ground: "bg",
  panel: "surface",
  well: "inset",
  ink: "ink",
  line: "line",
  header: "headerBg",
  footer: "footBg",
  chatHeader: "chatHeader",
  positive: "pos",
  negative: "neg",
};

/** A colour that the operator wrote, and its JSON path below /theme. */
interface WrittenColor {
  readonly hex: string;
  readonly path: readonly string[];
}

export type WrittenColors = Readonly<Partial<Record<SemanticColor, WrittenColor>>>;

/** Semantic colours that take the value of another token, with its full name. */
export type Aliases = ReadonlyMap<SemanticColor, string>;

const tier = "semantic.color.";

/** What an operator wrote for one mode; `theme.light` and `theme.dark` override `theme.colors`. */
export function writtenColors(
  theme: ThemeConfig,
  mode: ThemeConfig["mode"],
  overrides: Overrides<ColorTokenName>,
): { readonly written: WrittenColors; readonly aliases: Aliases } {
  const written: Partial<Record<SemanticColor, WrittenColor>> = {};
  const aliases = new Map<SemanticColor, string>();
  const put = (role: string, hex: string | undefined, path: readonly string[]) => {
    if (hex !== undefined)
      written[role as SemanticColor] = { hex: hex.length > 7 ? hex.toUpperCase() : opaque(hex), path };
  };
  for (const [name, role] of theme.mode === mode ? Object.entries(meaningOf) : []) {
    put(role, theme.colors[name as keyof typeof meaningOf], ["colors", name]);
  }
  for (const [index, hex] of playfulOf(theme).entries()) put(`playful${index + 1}`, hex.hex, hex.path);
  for (const [name, text] of overrides) {
    if (!name.startsWith(tier)) continue;
    const role = name.slice(tier.length) as SemanticColor;
    if (text.startsWith("{")) aliases.set(role, text.slice(1, -1));
    else put(role, text, [mode, name]);
  }
  return { written, aliases };
}

/** Four to six written colours fill six places. */
function playfulOf(theme: ThemeConfig): readonly WrittenColor[] {
  const given = theme.colors.playful ?? [];
  if (given.length === 0) return [];
  return Array.from({ length: 6 }, (_, index) => {
    const at = index % given.length;
    return { hex: given[at] ?? "#FFFFFF", path: ["colors", "playful", String(at)] };
  });
}
