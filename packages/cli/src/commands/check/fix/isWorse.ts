import type { Problem } from "@livery/brand/problem.ts";
import { changeOf } from "./change.ts";

/** The maximum number of problems shown per file; more may have existed all along. */
const MOST_PER_FILE = 100;

/**
 * Whether fixes do harm: they add errors, and at least as many as the problems they remove. Problems that only became
 * visible do not count: those below a renamed key, and those of checks that could not run before.
 */
export function isWorse(before: readonly Problem[], after: readonly Problem[], applied: readonly Problem[]): boolean {
  const known = new Set(before.map(identityOf));
  const left = new Set(after.map(identityOf));
  const gone = [...known].filter((identity) => !left.has(identity)).length;
  const light = broughtToLight(before, applied);
  const added = after.filter(
    (problem) => problem.severity === "error" && !known.has(identityOf(problem)) && !light(problem),
  );
  return gone === 0 || added.length >= gone || added.some(({ code }) => code.startsWith("LIV10"));
}

/** Identifies a finding even if lines move. */
function identityOf({ code, file, pointer }: Problem): string {
  return `${code} ${file} ${pointer}`;
}

function broughtToLight(before: readonly Problem[], applied: readonly Problem[]): (problem: Problem) => boolean {
  const named = applied.filter(({ code }) => code === "LIV1101").map((problem) => changeOf(problem, ""));
  const full = new Set(
    [...Map.groupBy(before, ({ file }) => file)].flatMap(([file, found]) =>
      found.length >= MOST_PER_FILE ? [file] : [],
    ),
  );
  return ({ code, file, pointer }) => {
    if (named.length === 0 || code.startsWith("LIV10")) return false;
    if (!code.startsWith("LIV11") || full.has(file)) return true;
    return named.some((key) => key.file === file && `${pointer}/`.startsWith(`${key.pointer}/`));
  };
}
