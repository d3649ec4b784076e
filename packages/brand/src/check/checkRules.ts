import { type Observe, unobserved } from "../compileContext.ts";
import type { Problem } from "../problem.ts";
import { problemOf } from "../resolve/problemOf.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import type { RuleOn } from "../rules/rule.ts";

/**
 * Checks a brand against the rules across fields and brands. An abstract brand skips the rules that only apply to
 * sites.
 */
export function checkRules<Facts>(
  brand: ResolvedBrand,
  facts: Facts,
  rules: readonly RuleOn<Facts>[],
  observe: Observe = unobserved,
): Problem[] {
  const held = rules.filter(({ ofSites }) => !(ofSites && brand.config.abstract));
  return held.flatMap((rule) => {
    const problems: Problem[] = [];
    const { code } = rule;
    observe(`rule ${code}`, brand, (seen) =>
      rule.check(seen, (path, finding) => problems.push(problemOf(brand, path, { code, ...finding })), facts),
    );
    return problems;
  });
}
