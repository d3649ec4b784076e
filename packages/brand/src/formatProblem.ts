import type { Problem } from "./problem.ts";
import { problemCodes } from "./problemCodes.ts";
import { visibleText } from "./text/visibleText.ts";

interface Format {
  /** Whether to use ANSI colours. */
  readonly color: boolean;
}

const styles = { bold: [1, 22], dim: [2, 22], red: [31, 39], yellow: [33, 39], cyan: [36, 39] } as const;

/**
 * A problem as shown in a terminal: place, code, one sentence, the surrounding lines, and the expected value, the found
 * value and a hint (BR-002). It has no trailing line break.
 */
export function formatProblem(problem: Problem, { color }: Format): string {
  const paint = (style: keyof typeof styles, text: string) =>
    color ? `\u001b[${styles[style][0]}m${text}\u001b[${styles[style][1]}m` : text;
  const { file, line, column, code, severity, message, pointer, expected, got, suggestion, frame } = problem;
  const tone = severity === "error" ? "red" : "yellow";
  const facts = [
    ["at", visibleText(pointer)],
    ["expected", expected],
    ["got", got],
    ["hint", suggestion],
  ].filter(([, value]) => value);
  return [
    `${paint("cyan", `${file}:${line}:${column}`)}  ${paint(tone, `${severity} ${code}`)}  ${paint("dim", problemCodes[code].en)}`,
    `  ${paint("bold", message)}`,
    ...(frame === "" ? [] : ["", indent(frame)]),
    ...(facts.length === 0 || frame === "" ? [] : [""]),
    ...facts.map(([label = "", value]) => `  ${paint("dim", label.padEnd(8))}  ${value}`),
  ].join("\n");
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}
