import { toHex, toOklch } from "../color/oklch.ts";
import type { Oklch } from "../color/oklch.ts";
import { contrastRatio } from "../color/srgb.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";

type Mode = ThemeConfig["mode"];

/** Below this chroma a colour has no perceptible hue. */
export const GREY = 0.02;

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

/**
 * How far the brand's fill is moved from a panel of the mode that it was not written for. A light one stays close to
 * its colour, as yellow turns brown when darkened; its button gets an edge. A grey one must not look disabled.
 */
export function derivedContrast({ c }: Oklch, mode: Mode): number {
  if (c < GREY) return 10;
  return mode === "light" ? visible.light : 3;
}
