import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import type { Problem } from "../problem.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { checkContrast } from "./checkContrast.ts";
import { checkTokens } from "./checkTokens.ts";

/** What only the finished theme shows. */
export function checkTheme(brand: ResolvedBrand, theme: CompiledTheme): Problem[] {
  return [...checkTokens(brand, theme), ...checkContrast(brand, theme)];
}
