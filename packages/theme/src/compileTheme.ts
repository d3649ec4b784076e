import type { ArtTheme } from "./art/artTheme.ts";
import type { EmblemId } from "./art/emblems.ts";
import { derivePalettes } from "./art/derivePalettes.ts";
import { buildTokenTree } from "./buildTokenTree.ts";
import { findContrast } from "./contrast.ts";
import type { ContrastFinding } from "./contrast.ts";
import { contrastPairs } from "./contrastPairs.ts";
import type { TokenTree } from "./dtcg.ts";
import { followPairs } from "./followPairs.ts";
import { fontPairs } from "./fontPairs.ts";
import type { FontFamilyId } from "./fontPairs.ts";
import { derivePalette } from "./palette/derivePalette.ts";
import { sharedComponents } from "./recipes/sharedComponents.ts";
import { surfaceRecipe } from "./recipes/surfaceRecipe.ts";
import type { ThemeConfig } from "./themeConfig.gen.ts";
import type { ThemeInput } from "./themeInput.ts";

/** A brand's theme, ready to be rendered: plain JSON, the same for the same config. */
export interface CompiledTheme {
  /** The mode that a first visit sees. */
  readonly mode: ThemeConfig["mode"];
  /** Design tokens of both modes in DTCG 2025.10 form (BR-004). */
  readonly tokens: { readonly light: TokenTree; readonly dark: TokenTree };
  readonly fonts: readonly FontFamilyId[];
  /** Pairs that cannot be read; empty when the theme may be built. */
  readonly contrast: readonly ContrastFinding[];
  readonly art: ArtTheme;
  /** The drawings of the brand's own pictures; the first leads. */
  readonly emblems: readonly EmblemId[];
  /** Knobs that styles select on as attributes of the page's root, and the weight of icons. */
  readonly knobs: Readonly<Record<"surface" | "motif" | "button" | "corner" | "icon" | "art", string>>;
}

const modes = ["light", "dark"] as const;

/**
 * Compiles a dozen brand values to tokens of both modes. Pure: no file, no clock; `input.theme` has passed its schema and
 * holds every default (BR-004).
 */
export function compileTheme(input: ThemeInput): CompiledTheme {
  const { theme } = input;
  const components = { ...surfaceRecipe(theme), ...sharedComponents(theme) };
  const pairs = followPairs(contrastPairs, components);
  const [light, dark] = modes.map((mode) => derivePalette(theme, mode, pairs)) as [
    ReturnType<typeof derivePalette>,
    ReturnType<typeof derivePalette>,
  ];
  const own = theme.mode === "light" ? light : dark;
  return {
    mode: theme.mode,
    tokens: { light: buildTokenTree(input, light), dark: buildTokenTree(input, dark) },
    fonts: fontPairs[theme.type.pair].families,
    contrast: [...findContrast("light", light, pairs), ...findContrast("dark", dark, pairs)],
    art: {
      treatment: theme.art.treatment,
      palettes:
        theme.art.palettes ??
        derivePalettes({
          treatment: theme.art.treatment,
          brand: own.colors.brand,
          accent: own.colors.accent,
          mode: theme.mode,
        }),
    },
    emblems: theme.art.emblems.hero,
    knobs: {
      surface: theme.surface,
      motif: theme.motif,
      button: theme.button,
      corner: theme.shape.corner,
      icon: theme.icon,
      art: theme.art.treatment,
    },
  };
}
