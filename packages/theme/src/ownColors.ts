import { readOverrides } from "./overrides/readOverrides.ts";
import type { Colors } from "./palette/palette.ts";
import { usualScheme } from "./schemes.ts";
import type { ThemeConfig } from "./themeConfig.gen.ts";

/** The semantic colours of the mode that the operator's colours are written for. */
export function ownColors(theme: ThemeConfig): Colors {
  return usualScheme(theme, theme.mode, readOverrides(theme)).palette.colors;
}
