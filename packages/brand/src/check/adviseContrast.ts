import { adviseContrast as adviseTheme, type ContrastAdvice } from "@livery/theme/adviseContrast.ts";
import type { Problem } from "../problem.ts";
import { problemOf } from "../resolve/problemOf.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { quote } from "../text/quote.ts";
import { nameOf } from "./keyFindings.ts";

/**
 * Advice on texts that pass the contrast check but still look weak (APCA). It needs its own library, so it is separate
 * from `compileBrands` and runs only with `livery check --apca`.
 */
export function adviseContrast(brand: ResolvedBrand): Problem[] {
  return adviseTheme(brand.config.theme).map((advice) => {
    const path = ["theme", ...advice.set];
    return problemOf(brand, path, {
      code: "LIV1602",
      severity: "advice",
      message: describe(advice),
      expected: `a lightness contrast (APCA) of Lc ${advice.wanted} or more`,
      got: `Lc ${advice.lc}, ${advice.textColor} on ${advice.onColor}`,
      suggestion:
        advice.stronger === undefined
          ? undefined
          : `${quote(advice.stronger)} in ${nameOf(path)} should be strong enough.`,
    });
  });
}

function describe({ mode, text, on, more }: ContrastAdvice): string {
  const rest = more === 0 ? "" : `, and on ${more} more ${more === 1 ? "surface" : "surfaces"}`;
  return `Text in ${text} passes the contrast check on ${on} in ${mode} mode but looks weak there${rest}.`;
}
