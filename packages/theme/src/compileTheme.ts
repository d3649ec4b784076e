import type { ArtTheme } from "./art/artTheme.ts";
import type { EmblemId } from "./art/emblems.ts";
import { derivePalettes } from "./art/derivePalettes.ts";
import { buildTokenTree, motifOf, plainTokens } from "./buildTokenTree.ts";
import { toOklch } from "./color/oklch.ts";
import { findContrast } from "./contrast.ts";
import type { ContrastFinding } from "./contrast.ts";
import type { TokenTree } from "./dtcg.ts";
import type { FontPairId } from "./fontPairs.ts";
import { type OverrideProblem, type ReadOverrides, readOverrides } from "./overrides/readOverrides.ts";
import { GREY } from "./palette/visibleFill.ts";
import { type Scheme, strongScheme, usualScheme } from "./schemes.ts";
import type { ThemeConfig } from "./themeConfig.gen.ts";
import type { ThemeInput } from "./themeInput.ts";

/** A brand's theme, ready to be rendered: plain JSON, the same for the same config. */
export interface CompiledTheme {
  /** The mode of a first visit. */
  readonly mode: ThemeConfig["mode"];
  /** Design tokens of both modes, each also with more contrast, in DTCG 2025.10 form (BR-004). */
  readonly tokens: Readonly<Record<"light" | "dark" | "lightMore" | "darkMore", TokenTree>>;
  readonly fonts: FontPairId;
  /** The width of titles in percent. */
  readonly titleWidth: number;
  readonly weights: readonly [text: number, titles: number];
  /** Overrides of single tokens that cannot be used. */
  readonly faults: readonly OverrideProblem[];
  /** Unreadable pairs; empty if the theme can be built. */
  readonly contrast: readonly ContrastFinding[];
  /** The style of pictures in each mode; the same for both in a dark brand. */
  readonly art: { readonly light: ArtTheme; readonly dark: ArtTheme };
  /** Whether pictures are dark in both modes, so that everything over them is light. */
  readonly hasDarkArt: boolean;
  /** The drawings of the brand's own pictures; the first leads. */
  readonly emblems: readonly EmblemId[];
  /** Options that styles select by attributes of the page's root, and the weight of icons. */
  readonly knobs: Readonly<Record<"surface" | "motif" | "button" | "corner" | "icon" | "art" | "vendorArt", string>>;
}

/** The greatest lightness of a picture that light text is readable on. */
const DARK = 0.35;

/** Treatments whose pictures are bright on a light page; the others are dark, or scenes of their own, on any page. */
const bright: ReadonlySet<ArtTheme["treatment"]> = new Set(["soft", "pop"]);

/**
 * Bright pictures would glare on a dark page, and dark ones of a bright treatment are a slab on a light page, so brands
 * get two sets. Other pictures of a dark brand also look good on a light page. Palettes in the config apply to the
 * theme's own mode, as its colours do, and for a dark brand to both.
 */
function artOfModes(
  { mode: own, art: { treatment, palettes }, ...theme }: ThemeConfig,
  colors: Readonly<Record<"brand" | "accent" | "bg", string>>,
): CompiledTheme["art"] {
  const { brand } = colors;
  // An accent that is derived for a grey brand gives small parts a colour, but not its pictures.
  const accent = toOklch(brand).c < GREY && theme.colors.accent === undefined ? undefined : colors.accent;
  const derived = (mode: ThemeConfig["mode"]): ArtTheme => ({
    treatment,
    palettes: derivePalettes({ treatment, brand, accent, mode, page: colors.bg }),
  });
  const first = palettes === undefined ? derived(own) : { treatment, palettes };
  if (own === "light") return { light: first, dark: derived("dark") };
  return { light: palettes === undefined && bright.has(treatment) ? derived("light") : first, dark: first };
}

/**
 * Compiles a dozen brand values to the tokens of four schemes. Pure: no files, no clock. `input.theme` has passed its
 * schema and contains every default (BR-004).
 */
export function compileTheme(input: ThemeInput): CompiledTheme {
  const { theme } = input;
  const { overrides, light, dark, tokens } = deriveTokens(input);
  const art = artOfModes(theme, (theme.mode === "light" ? light : dark).palette.colors);
  return {
    mode: theme.mode,
    tokens,
    fonts: theme.type.pair,
    titleWidth: theme.type.width,
    weights: [theme.type.bodyWeight, theme.type.displayWeight],
    faults: overrides.faults,
    contrast: findContrast(theme, [light, dark]),
    art,
    hasDarkArt: art.light === art.dark || art.light.palettes.every(({ ground }) => toOklch(ground).l < DARK),
    emblems: theme.art.emblems.hero,
    knobs: {
      surface: theme.surface,
      motif: theme.motif,
      button: theme.button,
      corner: theme.shape.corner,
      icon: theme.icon,
      art: theme.art.treatment,
      vendorArt: theme.art.vendor,
    },
  };
}

/** The tokens alone: contrast is not checked. */
export function compileTokens(input: ThemeInput): CompiledTheme["tokens"] {
  return deriveTokens(input).tokens;
}

interface Derived {
  readonly overrides: ReadOverrides;
  readonly light: Scheme;
  readonly dark: Scheme;
  readonly tokens: CompiledTheme["tokens"];
}

function deriveTokens(input: ThemeInput): Derived {
  const { theme } = input;
  const overrides = readOverrides(theme);
  const [light, dark] = [usualScheme(theme, "light", overrides), usualScheme(theme, "dark", overrides)];
  const plain = plainTokens(input, overrides.plain);
  const motifs = { light: motifOf(input, light), dark: motifOf(input, dark) };
  const tree = (scheme: Scheme) => buildTokenTree(scheme, plain, motifs[scheme.mode], overrides.plain);
  const tokens = {
    light: tree(light),
    dark: tree(dark),
    lightMore: tree(strongScheme(light, theme, overrides)),
    darkMore: tree(strongScheme(dark, theme, overrides)),
  };
  return { overrides, light, dark, tokens };
}
