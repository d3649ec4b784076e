import { formatProblem } from "@livery/brand/formatProblem.ts";
import type { Problem } from "@livery/brand/problem.ts";
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
  return [...foldAdvice(problems).map((alike) => formatAlike(alike, terminal)), verdict].join("\n\n");
}

/**
 * Advice that several brands get in the same words, apart from names, such as two dozen brands of one look. Every error
 * is shown by itself.
 */
function foldAdvice(problems: readonly Problem[]): Problem[][] {
  const keyOf = ({ severity, code, message, expected, got, suggestion }: Problem, index: number) =>
    severity === "error"
      ? String(index)
      : JSON.stringify([code, message.replaceAll(/"[^"]*"/g, '""'), expected, got, suggestion]);
  return [...Map.groupBy(problems, keyOf).values()];
}

/** The first problem in full, and the places of the others. */
function formatAlike([first, ...others]: readonly Problem[], { style, color }: Pick<Terminal, "style" | "color">) {
  if (first === undefined) return "";
  const shown = formatProblem(first, { color });
  if (others.length === 0) return shown;
  const places = others.slice(0, MOST_PLACES).map(({ file, line, column }) => `${file}:${line}:${column}`);
  const rest = others.length > MOST_PLACES ? ` … (${others.length} in all)` : "";
  return `${shown}\n  ${style("dim", "also at ")}  ${places.join(", ")}${rest}`;
}

const MOST_PLACES = 12;

/** 1 → "1 error", 2 → "2 errors". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
