import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import { resolveColor } from "@livery/theme/resolveColor.ts";

const roles = ["bg", "surface", "brand", "accent", "ink"] as const;

/** The characteristic colours of a brand in its own mode, background first, as pairs of role and hex. */
export function signatureColors(theme: CompiledTheme): (readonly [role: (typeof roles)[number], hex: string])[] {
  return roles.map((role) => [role, resolveColor(theme, theme.mode, role)]);
}
