import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import { resolveColor } from "@livery/theme/resolveColor.ts";

/** The colours that a brand is known by in its own mode, ground first, as hex. */
export function signatureColors(theme: CompiledTheme): string[] {
  return (["bg", "surface", "brand", "accent", "ink"] as const).map((role) => resolveColor(theme, theme.mode, role));
}
