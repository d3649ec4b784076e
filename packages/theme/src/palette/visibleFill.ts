import { toHex, toOklch } from "../color/oklch.ts";
import type { Oklch } from "../color/oklch.ts";
import { hasLightText } from "../color/readable.ts";
import { contrastRatio } from "../color/srgb.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";

type Mode = ThemeConfig["mode"];

/** Below this chroma a colour has no perceptible hue. */
export const GREY = 0.02;

/** Contrast ratio with its panel at which a grey fill looks like ink or light, not like a disabled control. */
export const INK = 14;

/** Contrast ratio at which a fill stands out from the panel below it. */
const visible = { light: 1.5, dark: 2 } as const;

/** Whether a fill is darker than a light panel, or lighter than a dark one, by enough to stand out from it. */
export function isVisibleFill(fill: string, panel: string, mode: Mode, least: number = visible[mode]): boolean {
  const direction = mode === "light" ? -1 : 1;
  return (toOklch(fill).l - toOklch(panel).l) * direction > 0 && contrastRatio(fill, panel) >= least;
}

/** The fill, or the nearest one in lightness that stands out from the panel. */
export function visibleFill(fill: Oklch, panel: string, mode: Mode, least: number = visible[mode]): string {
  const direction = mode === "light" ? -1 : 1;
  let { l } = fill;
  while (!isVisibleFill(toHex({ ...fill, l }), panel, mode, least) && (direction === 1 ? l < 1 : l > 0)) {
    l += direction * 0.01;
  }
  return toHex({ ...fill, l });
}

/** The fill, darkened until light text is readable on it. */
export function underLightText(fill: Oklch): string {
  let { l } = fill;
  while (!hasLightText(toHex({ ...fill, l })) && l > 0) l -= 0.004;
  return toHex({ ...fill, l: Math.max(0, l) });
}

/**
 * The brand's fill in the mode that it was not written for, on a panel of that mode. A light one stays close to its
 * colour, as yellow turns brown when darkened; its button gets an edge. A grey one must not look disabled. A colour with
 * light text keeps it, as black on blue or red looks cheap: if that leaves less contrast with the panel, its button gets
 * an edge, too.
 */
export function derivedFill(brand: Oklch, panel: string, mode: Mode): string {
  if (brand.c < GREY) return visibleFill(brand, panel, mode, INK);
  if (mode === "light") return visibleFill(brand, panel, mode);
  const fill = visibleFill(brand, panel, mode, 3);
  if (!hasLightText(toHex(brand))) return fill;
  const darker = underLightText(toOklch(fill));
  return isVisibleFill(darker, panel, mode) ? darker : fill;
}
