import type { ContrastFinding } from "@livery/theme/contrast.ts";
import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import { nameOf } from "./keyFindings.ts";
import { type Problem, problemAt } from "../problem.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { quote } from "../text/quote.ts";

/** Pairs that cannot be read, as problems of the colour that has to change; each colour is reported once. */
export function checkContrast({ document }: ResolvedBrand, theme: CompiledTheme): Problem[] {
  const byColor = new Map<string, ContrastFinding[]>();
  for (const finding of theme.contrast) {
    const key = finding.set.join("/");
    byColor.set(key, [...(byColor.get(key) ?? []), finding]);
  }
  return [...byColor.values()].map((findings) => {
    const [worst] = findings.toSorted((left, right) => left.ratio / left.required - right.ratio / right.required);
    const path = ["theme", ...(worst?.set ?? [])];
    return problemAt(document.source, document.valueSpan(path), path, {
      code: "LIV1601",
      message: worst ? describe(worst, findings.length - 1) : "",
      expected: `a contrast of at least ${worst?.required}:1`,
      got: `${worst?.ratio}:1, ${worst?.textColor} on ${worst?.onColor}`,
      suggestion: `The nearest colour that can be read is ${quote(worst?.nearest)}: write it to ${nameOf(path)}.`,
    });
  });
}

function describe({ mode, text, on }: ContrastFinding, more: number): string {
  const others = more === 0 ? "" : `; ${more} more ${more === 1 ? "pair" : "pairs"} with this colour cannot either`;
  return `Text in ${text} cannot be read on ${on} in ${mode} mode${others}.`;
}
