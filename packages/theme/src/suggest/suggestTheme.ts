import type { EmblemId } from "../art/emblems.ts";
import { toHex, toOklch } from "../color/oklch.ts";
import { opaque } from "../color/srgb.ts";
import { compileTheme } from "../compileTheme.ts";
import { unseenLogos } from "../logo/logoContrast.ts";
import type { LogoSwatch } from "../logo/logoSwatches.ts";
import { groundLevels } from "../palette/groundLevels.ts";
import { GREY, INK, isVisibleFill, underLightText, visibleFill } from "../palette/visibleFill.ts";
import { resolveColor } from "../resolveColor.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import { type CharacterId, characters } from "./characters.ts";

interface Wish {
  /** The brand's colour, `#rgb` or `#rrggbb`. */
  readonly color: string;
  /** A second colour, for example from a logo; ignored if it does not stand out from a panel. */
  readonly accent?: string | undefined;
  readonly character: CharacterId;
  /** The drawings of the brand's own pictures; the first leads. */
  readonly emblems: readonly EmblemId[];
  /** The colours of the brand's logo. */
  readonly logo?: readonly LogoSwatch[] | undefined;
}

interface SuggestedTheme {
  readonly theme: ThemeConfig;
  /** The brand colour that is used, `#rrggbb`: the requested one if the character has a mode that supports it. */
  readonly color: string;
  /**
   * Why it was changed, if it was: it did not stand out from the panels, as a colour or as a grey, or light text was
   * only just not readable on it.
   */
  readonly moved: "panel" | "grey" | "label" | false;
  /** The modes in which the logo is on a plate, because it would be hard to see. */
  readonly plates: readonly ThemeConfig["mode"][];
}

/** The change of lightness, hardly visible on its own, that a fill may get for the sake of light text. */
const HARDLY_VISIBLE = 0.045;

/**
 * A whole theme from one colour and a character. It passes every contrast pair in both modes, for any colour: text is
 * always found by search. A fill that light text is almost readable on, such as pure red, is darkened a little, as black
 * text on it looks cheap. If a fill does not stand out from its panel, the character's other mode is used, or, without
 * one, the fill's lightness is changed until it does; a grey one becomes ink or light. A logo that would be hard to see in
 * a mode is on a plate there.
 */
export function suggestTheme(wish: Wish): SuggestedTheme {
  const { theme, ...suggested } = coloredTheme(wish);
  const unseen = unseenLogos(compiled(theme), wish.logo ?? []);
  const own = unseen.flatMap(({ mode, plate }) => (plate === undefined ? [] : [{ mode, plate }]));
  const plates = own.map(({ mode, plate }) => [mode, { ...theme[mode], "component.logo.plate": plate }]);
  return { ...suggested, theme: { ...theme, ...Object.fromEntries(plates) }, plates: own.map(({ mode }) => mode) };
}

function coloredTheme(wish: Wish): Omit<SuggestedTheme, "plates"> {
  const { modes } = characters[wish.character];
  const wished = opaque(wish.color);
  const color = withLightText(wished);
  for (const mode of modes) {
    const theme = dress(wish, mode, color);
    if (carries(theme, wish.character, color))
      return { theme, color: theme.colors.brand, moved: color !== wished && "label" };
  }
  const [mode] = modes;
  const panel = panelOf(dress(wish, mode, color));
  const fill = toOklch(color);
  const isGrey = fill.c < GREY;
  for (const near of nearby(visibleFill(fill, panel, mode, isGrey ? INK : undefined))) {
    const theme = dress(wish, mode, near);
    if (carries(theme, wish.character, near))
      return { theme, color: theme.colors.brand, moved: isGrey ? "grey" : "panel" };
  }
  throw new Error(`No colour near ${color} works with ${wish.character}.`);
}

/** The colour, or a shade of it that is hardly different but carries light text. */
function withLightText(hex: string): string {
  const fill = toOklch(hex);
  const shade = underLightText(fill);
  return fill.c >= GREY && fill.l - toOklch(shade).l <= HARDLY_VISIBLE ? shade : hex;
}

/** The colour itself, then others of its hue, at increasing distance in lightness. */
function* nearby(hex: string): Generator<string> {
  const { l, c, h } = toOklch(hex);
  yield hex;
  for (let step = 0.01; step < 1; step += 0.01) {
    for (const near of [l - step, l + step]) if (near >= 0 && near <= 1) yield toHex({ l: near, c, h });
  }
}

function dress({ accent, character, emblems }: Wish, mode: ThemeConfig["mode"], color: string): ThemeConfig {
  const { treatment, surface, motif, button, icon, shape, type } = characters[character];
  const theme: ThemeConfig = {
    mode,
    surface,
    motif,
    button,
    icon,
    shape,
    type,
    colors: { brand: color.toLowerCase(), ...groundOf(character, mode, color) },
    light: {},
    dark: {},
    tokens: {},
    art: { treatment, vendor: "asis", emblems: { hero: emblems } },
  };
  if (accent === undefined || !isVisibleFill(opaque(accent), panelOf(theme), mode)) return theme;
  return { ...theme, colors: { ...theme.colors, accent: opaque(accent).toLowerCase() } };
}

function groundOf(character: CharacterId, mode: ThemeConfig["mode"], color: string): { readonly ground?: string } {
  const look = characters[character];
  if (!("ground" in look)) return {};
  const { c, h } = look.ground(toOklch(color));
  // On a light page the same chroma is more visible.
  const ground = { l: groundLevels[look.surface][mode].bg, c: mode === "light" ? c / 2 : c, h };
  return { ground: toHex(ground).toLowerCase() };
}

/** Whether everything is readable and the fill of the main action stands out from its surroundings. */
function carries(theme: ThemeConfig, character: CharacterId, color: string): boolean {
  const edged = "edged" in characters[character];
  if (!edged && !isVisibleFill(color, panelOf(theme), theme.mode)) return false;
  return compiled(theme).contrast.length === 0;
}

function panelOf(theme: ThemeConfig): string {
  return resolveColor(compiled(theme), theme.mode, "surface");
}

/** Colours do not depend on the layout. */
function compiled(theme: ThemeConfig): ReturnType<typeof compileTheme> {
  return compileTheme({ theme, density: "regular", card: "tile", hero: "split" });
}
