import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import type { OverrideProblem } from "@livery/theme/overrides/readOverrides.ts";
import { listValues, quote } from "../text/quote.ts";
import type { Finding, Problem } from "../problem.ts";
import { problemOf } from "../resolve/problemOf.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { nameOf } from "./keyFindings.ts";
import { nearestName } from "./nearestName.ts";

/** Overrides of single tokens that name an unknown token, do not fit, or refer to themselves. */
export function checkTokens(brand: ResolvedBrand, theme: CompiledTheme): Problem[] {
  return theme.faults.map((fault) => {
    const path = ["theme", ...fault.path];
    return problemOf(brand, path, findingOf(fault, nameOf(path)));
  });
}

function findingOf({ kind, text, reference = "", names = [], expected }: OverrideProblem, place: string): Finding {
  const near = nearestName(reference, names);
  const suggestion = near === undefined ? undefined : `Did you mean ${quote(`{${near}}`)}?`;
  switch (kind) {
    case "form":
      return {
        code: "LIV1603",
        message: `${place} does not have the form that this token needs.`,
        expected,
        got: quote(text),
      };
    case "kind":
      return {
        code: "LIV1603",
        message: `${place} refers to ${quote(reference)}, which holds another kind of value or belongs to a higher tier.`,
        expected: `one of ${listValues([...names])}`,
        got: quote(text),
        suggestion,
      };
    case "unknown":
      return {
        code: "LIV1604",
        message: `${place} refers to ${quote(reference)}, but there is no such token.`,
        expected: `one of ${listValues([...names])}`,
        got: quote(text),
        suggestion,
      };
    case "circle":
      return {
        code: "LIV1605",
        message: `${place} refers to ${quote(reference)}, which refers back to it.`,
        got: quote(text),
        suggestion: "Replace one of the references in the cycle with a value.",
      };
  }
}
