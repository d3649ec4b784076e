import { formatProblem } from "@livery/brand/formatProblem.ts";
import type { Selection } from "./selectBrands.ts";
import type { Terminal } from "./terminal.ts";

/** All findings, and a last line that counts them. */
export function formatFindings(
  { problems, errors, ids }: Pick<Selection, "problems" | "errors" | "ids">,
  terminal: Pick<Terminal, "style" | "color">,
): string {
  const advice = problems.length - errors;
  const advised = advice > 0 ? `, ${plural(advice, "piece of advice", "pieces of advice")}` : "";
  const fixable = problems.filter(({ fix }) => fix).length;
  const way = fixable === 0 ? "" : `; \`livery check --fix\` can fix ${fixable} of them`;
  const verdict =
    errors === 0
      ? terminal.style("green", `${plural(ids.length, "brand")} checked, no errors${advised}`)
      : terminal.style("red", `${plural(errors, "error")}${advised} in ${plural(ids.length, "brand")}${way}`);
  return [...problems.map((problem) => formatProblem(problem, { color: terminal.color })), verdict].join("\n\n");
}

/** 1 → "1 error", 2 → "2 errors". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
