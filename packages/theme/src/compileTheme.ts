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
  /** How pictures are painted in either mode; one and the same for a dark brand. */
  readonly art: { readonly light: ArtTheme; readonly dark: ArtTheme };
  /** The drawings of the brand's own pictures; the first leads. */
  readonly emblems: readonly EmblemId[];
  /** Knobs that styles select on as attributes of the page's root, and the weight of icons. */
  readonly knobs: Readonly<Record<"surface" | "motif" | "button" | "corner" | "icon" | "art", string>>;
}

const modes = ["light", "dark"] as const;

/**
 * A dark brand's pictures look well on a light page too; bright ones would glare on a dark page, so a light brand gets a
 * second set. The palettes that a config names describe the theme's own mode, as its colours do.
 */
function artOfModes(
  { mode: own, art: { treatment, palettes } }: ThemeConfig,
  { brand, accent }: Readonly<Record<"brand" | "accent", string>>,
): CompiledTheme["art"] {
  const derived = (mode: ThemeConfig["mode"]): ArtTheme => ({
    treatment,
    palettes: derivePalettes({ treatment, brand, accent, mode }),
  });
  const first = palettes === undefined ? derived(own) : { treatment, palettes };
  return own === "dark" ? { light: first, dark: first } : { light: first, dark: derived("dark") };
}

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
    art: artOfModes(theme, own.colors),
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
