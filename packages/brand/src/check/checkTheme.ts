import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import type { Problem } from "../problem.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { checkContrast } from "./checkContrast.ts";
import { checkTokens } from "./checkTokens.ts";

/** Problems that only the finished theme reveals. */
export function checkTheme(brand: ResolvedBrand, theme: CompiledTheme): Problem[] {
  return [...checkTokens(brand, theme), ...checkContrast(brand, theme)];
}
