import type { BrandSource } from "@livery/brand/brandSource.ts";
import type { Edit, Problem } from "@livery/brand/problem.ts";
import { type Change, changeOf } from "./change.ts";

interface Applied {
  readonly sources: readonly BrandSource[];
  readonly changes: readonly Change[];
  /** The problems whose fixes were applied; those whose edits overlap with another's wait for the next round. */
  readonly applied: readonly Problem[];
}

/** Applies the fixes of problems to the configs they name, in memory. */
export function applyFixes(sources: readonly BrandSource[], problems: readonly Problem[]): Applied {
  const applied: Problem[] = [];
  const changes: Change[] = [];
  const changed = sources.map((source) => {
    const chosen = apart(problems.filter(({ file }) => file === source.file));
    applied.push(...chosen);
    changes.push(...chosen.map((problem) => changeOf(problem, source.text)));
    return {
      ...source,
      text: applyEdits(
        source.text,
        chosen.flatMap(({ fix }) => fix?.edits ?? []),
      ),
    };
  });
  return { sources: changed, changes, applied };
}

/**
 * The problems whose edits do not overlap with an earlier one's. Two insertions at one place could add the same key.
 */
function apart(problems: readonly Problem[]): Problem[] {
  const taken: Edit[] = [];
  return problems.filter(({ fix }) => {
    const edits = fix?.edits ?? [];
    if (edits.length === 0 || edits.some((edit) => taken.some((other) => meet(edit, other)))) return false;
    taken.push(...edits);
    return true;
  });
}

function meet(left: Edit, right: Edit): boolean {
  if (left.offset === right.offset) return true;
  return left.offset < right.offset + right.length && right.offset < left.offset + left.length;
}

/** A text with edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const lastFirst = edits.toSorted((left, right) => right.offset - left.offset);
  return lastFirst.reduce(
    (result, { offset, length, text: written }) => result.slice(0, offset) + written + result.slice(offset + length),
    text,
  );
}
