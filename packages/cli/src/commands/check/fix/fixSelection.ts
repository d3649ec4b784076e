import type { Problem } from "@livery/brand/problem.ts";
import type { Selection } from "../../../selectBrands.ts";
import { applyFixes } from "./applyFixes.ts";
import { type Change, joinChanges } from "./change.ts";
import { isWorse } from "./isWorse.ts";

/** Each round compiles all brands once; a config that needs more rounds is one that a person should look at. */
const MOST_ROUNDS = 50;

export interface FixedSelection {
  /** The same choice as it stands after the changes. */
  readonly selection: Selection;
  readonly changes: readonly Change[];
}

/**
 * Makes every fix that there is in the configs of the chosen brands, in memory, and looks again until nothing is left to
 * fix. Names of keys come first, because what stands below them can only be judged then. A round that does harm is undone
 * and tried with half of its fixes; a fix that harms alone is left out, and none is made twice.
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
