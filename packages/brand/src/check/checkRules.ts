import { type Problem, problemAt } from "../problem.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import type { Fleet } from "../rules/rule.ts";
import { rules } from "../rules/rules.ts";

/** Holds a brand against every fact across fields and across brands, or against some of them. */
export function checkRules(brand: ResolvedBrand, fleet: Fleet, chosen = rules): Problem[] {
  const { document } = brand;
  return chosen.flatMap((rule) => {
    const problems: Problem[] = [];
    rule.check(
      brand,
      (path, finding) =>
        problems.push(problemAt(document.source, document.valueSpan(path), path, { code: rule.code, ...finding })),
      fleet,
    );
    return problems;
  });
}
