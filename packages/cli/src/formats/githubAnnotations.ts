import type { Problem } from "@livery/brand/problem.ts";
import { problemCodes } from "@livery/brand/problemCodes.ts";
import { problemFacts } from "./problemFacts.ts";

/**
 * Findings as workflow commands, one per line: GitHub Actions shows each next to its line of the change. Paths are
 * relative to the working directory, which must be the root of the repository.
 */
export function githubAnnotations(problems: readonly Problem[]): string {
  return problems.map(annotation).join("\n");
}

function annotation(problem: Problem): string {
  const { code, severity, file, line, column, endColumn } = problem;
  const properties = {
    file,
    line,
    col: column,
    ...(endColumn > column ? { endColumn } : {}),
    title: `${code} ${problemCodes[code].en}`,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const command = severity === "error" ? "error" : "notice";
  return `::${command} ${list.join(",")}::${escapeData(problemFacts(problem))}`;
}

/** The runner's escapes: a message ends at a line break, so it cannot start another command. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
