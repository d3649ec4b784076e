import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import { resolveColor } from "@livery/theme/resolveColor.ts";

const roles = ["bg", "surface", "brand", "accent", "ink"] as const;

/** The colours that a brand is known by in its own mode, ground first, as pairs of role and hex. */
export function signatureColors(theme: CompiledTheme): (readonly [role: (typeof roles)[number], hex: string])[] {
  return roles.map((role) => [role, resolveColor(theme, theme.mode, role)]);
}
