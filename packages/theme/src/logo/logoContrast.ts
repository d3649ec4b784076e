import { alphaOf, contrastRatio, over } from "../color/srgb.ts";
import type { CompiledTheme } from "../compileTheme.ts";
import { ratios } from "../followPairs.ts";
import { resolveColor } from "../resolveColor.ts";
import { modes } from "../schemes.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import type { ColorRole } from "../tokens.ts";
import logoSurfaces from "./logoSurfaces.gen.json" with { type: "json" };
import { around, type LogoSwatch } from "./logoSwatches.ts";

/** A mode in which the logo is hard to see. */
export interface UnseenLogo {
  readonly mode: ThemeConfig["mode"];
  /** The surfaces; none if the logo is on a plate of its own, which is then the one. */
  readonly on: readonly ColorRole[];
  /** Its largest colour that is lost on the worst surface, the surface's, and their contrast, rounded down. */
  readonly logoColor: string;
  readonly onColor: string;
  readonly ratio: number;
  /** A value of `component.logo.plate` on which it can be seen; undefined if no plain colour is enough. */
  readonly plate?: string;
}

/** The contrast that a logo needs: that of a meaningful part (WCAG 2.2, 1.4.11). */
export const LOGO_CONTRAST = ratios.normal.large;

/** A logo is seen if more than this share of its area contrasts with what is behind it… */
const MOST = 0.5;
/** …or if this share does, and reaches across half of it: a sign on a plate that is itself lost. */
const SIGN = 0.1;

/** The mode's own text colour. */
const INK = "{semantic.color.ink}";
/** Values to try for a plate. */
const plates = [INK, "#FFFFFF", "#000000", "#767676", "#595959", "#949494"];

/**
 * Compares a logo's own colours with every surface that shows it, in both modes, or with its plate if it has one there.
 * The surfaces are those that the styles of ui and runtime record (`logoOn` in `paint.ts`).
 */
export function unseenLogos(theme: Pick<CompiledTheme, "tokens">, swatches: readonly LogoSwatch[]): UnseenLogo[] {
  return modes.flatMap((mode) => {
    const colorOf = (role: ColorRole) => resolveColor(theme, mode, role);
    const own = colorOf("logo.plate");
    const unseen = (logoSurfaces as ColorRole[]).flatMap((role) => {
      const ground = over(own, over(colorOf(role), colorOf("bg")));
      return isSeen(swatches, ground) ? [] : [{ role, ...lostOn(swatches, ground) }];
    });
    const [worst] = unseen.toSorted((one, other) => one.share - other.share || one.ratio - other.ratio);
    if (worst === undefined) return [];
    const { logoColor, onColor, ratio } = worst;
    const on = alphaOf(own) === 1 ? [] : unseen.map(({ role }) => role);
    const plate = plates.find((value) => isSeen(swatches, value === INK ? colorOf("ink") : value));
    return { mode, on, logoColor, onColor, ratio, ...(plate !== undefined && { plate }) };
  });
}

/** What is lost of a logo on a surface: its largest colour with too little contrast. `share` is what is seen. */
function lostOn(
  swatches: readonly LogoSwatch[],
  ground: string,
): Pick<UnseenLogo, "logoColor" | "onColor" | "ratio"> & { readonly share: number } {
  const lost = swatches.find((swatch) => contrastOn(swatch, ground) < LOGO_CONTRAST);
  const logoColor = over(lost?.color ?? ground, ground);
  const ratio = Math.floor(contrastRatio(logoColor, ground) * 100) / 100;
  return { logoColor, onColor: ground, ratio, share: shareSeen(swatches, ground) };
}

function isSeen(swatches: readonly LogoSwatch[], ground: string): boolean {
  if (swatches.length === 0) return true;
  const share = shareSeen(swatches, ground);
  return share > MOST || (share >= SIGN && reachesAcross(swatches, ground));
}

/** The share of the logo's area that contrasts with a surface. */
function shareSeen(swatches: readonly LogoSwatch[], ground: string): number {
  return areaOf(swatches.filter((swatch) => contrastOn(swatch, ground) >= LOGO_CONTRAST)) / areaOf(swatches);
}

function reachesAcross(swatches: readonly LogoSwatch[], ground: string): boolean {
  const [width, height] = sizeOf(swatches);
  const [seenWidth, seenHeight] = sizeOf(swatches.filter((swatch) => contrastOn(swatch, ground) >= LOGO_CONTRAST));
  return seenWidth >= width / 2 && seenHeight >= height / 2;
}

function contrastOn({ color }: LogoSwatch, ground: string): number {
  return contrastRatio(over(color, ground), ground);
}

function areaOf(swatches: readonly LogoSwatch[]): number {
  return swatches.reduce((sum, { area }) => sum + area, 0);
}

function sizeOf(swatches: readonly LogoSwatch[]): readonly [width: number, height: number] {
  const [left, top, right, bottom] = swatches
    .map(({ box }) => box)
    .reduce(around, [Infinity, Infinity, -Infinity, -Infinity]);
  return [right - left, bottom - top];
}
