import { toHex, toOklch } from "../color/oklch.ts";
import type { Oklch } from "../color/oklch.ts";
import { contrastRatio } from "../color/srgb.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";

/** Contrast ratio at which a fill stands out from the panel below it. */
const visible = { light: 1.5, dark: 2 } as const;

/** Whether a fill is darker than a light panel, or lighter than a dark one, by enough to stand out from it. */
export function isVisibleFill(fill: string, panel: string, mode: ThemeConfig["mode"]): boolean {
  const direction = mode === "light" ? -1 : 1;
  return (toOklch(fill).l - toOklch(panel).l) * direction > 0 && contrastRatio(fill, panel) >= visible[mode];
}

/** The fill, or the nearest one in lightness that stands out from the panel. */
export function visibleFill(fill: Oklch, panel: string, mode: ThemeConfig["mode"]): string {
  const direction = mode === "light" ? -1 : 1;
  let { l } = fill;
  while (!isVisibleFill(toHex({ ...fill, l }), panel, mode) && (direction === 1 ? l < 1 : l > 0)) l += direction * 0.01;
  return toHex({ ...fill, l });
}
