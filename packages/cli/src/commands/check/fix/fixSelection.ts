import type { Problem } from "@livery/brand/problem.ts";
import type { Selection } from "../../../selectBrands.ts";
import { applyFixes } from "./applyFixes.ts";
import { type Change, joinChanges } from "./change.ts";
import { isWorse } from "./isWorse.ts";

/** Each round compiles all brands once; a person should look at a config that needs more rounds. */
const MOST_ROUNDS = 50;

export interface FixedSelection {
  /** The same selection after the changes. */
  readonly selection: Selection;
  readonly changes: readonly Change[];
}

/**
 * Applies every available fix to the configs of the chosen brands, in memory, and checks again until nothing is left to
 * fix. Key names come first, because the values below them can only be checked then. A harmful round is undone and
 * retried with half of its fixes; a fix that is harmful on its own is skipped, and none is applied twice.
 */
export function fixSelection(start: Selection): FixedSelection {
  let selection = start;
  let changes: readonly Change[] = [];
  const tried = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { sources, problems } = selection;
    let candidates = candidatesOf(selection, tried);
    if (candidates.length === 0) break;
    let attempt = applyFixes(sources, candidates);
    let next = selection.with(attempt.sources);
    while (isWorse(problems, next.problems, attempt.applied) && attempt.applied.length > 1) {
      candidates = attempt.applied.slice(0, Math.ceil(attempt.applied.length / 2));
      attempt = applyFixes(sources, candidates);
      next = selection.with(attempt.sources);
    }
    for (const problem of attempt.applied) tried.add(keyOf(problem));
    if (isWorse(problems, next.problems, attempt.applied)) continue;
    selection = next;
    changes = joinChanges(changes, attempt.changes);
  }
  return { selection, changes };
}

function candidatesOf({ problems, sources, ids }: Selection, tried: ReadonlySet<string>): Problem[] {
  const files = new Set(sources.filter(({ id }) => ids.includes(id)).map(({ file }) => file));
  const fixable = problems.filter((problem) => problem.fix && files.has(problem.file) && !tried.has(keyOf(problem)));
  const names = fixable.filter(({ code }) => code === "LIV1101");
  return names.length > 0 ? names : fixable;
}

function keyOf({ code, file, pointer, fix }: Problem): string {
  return JSON.stringify([code, file, pointer, fix?.edits.map(({ text }) => text)]);
}
