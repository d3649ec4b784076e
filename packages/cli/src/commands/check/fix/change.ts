import type { Problem } from "@livery/brand/problem.ts";

/** A change that `livery check --fix` makes to a file. */
export interface Change {
  readonly file: string;
  /** JSON pointer of the key or the value, as named after the change. */
  readonly pointer: string;
  /** The previous value; absent for a new key. */
  readonly from?: string;
  readonly to: string;
}

/** The change that a problem's fix makes to a text. */
export function changeOf({ file, code, pointer, fix }: Problem, text: string): Change {
  const { offset, length, text: written } = fix?.edits[0] ?? { offset: 0, length: 0, text: "" };
  const replaced = text.slice(offset, offset + length);
  if (code === "LIV1101") {
    return { file, pointer: pointer.replace(/[^/]*$/, escapeStep(written)), from: `"${replaced}"`, to: `"${written}"` };
  }
  const added = replaced.trim() === "";
  return { file, pointer, ...(added ? {} : { from: replaced }), to: written.replace(/^[\s,]+/, "").trim() };
}

/** Joins lists of changes: for a place that was changed twice, only the first and the last value are kept. */
export function joinChanges(earlier: readonly Change[], later: readonly Change[]): Change[] {
  const changes = [...earlier];
  for (const change of later) {
    const index = changes.findIndex(({ file, pointer }) => file === change.file && pointer === change.pointer);
    const first = changes[index];
    if (!first) changes.push(change);
    else if (first.from === undefined)
      changes[index] = { ...first, to: first.to.replace(change.from ?? "", change.to) };
    else changes[index] = { ...change, from: first.from };
  }
  return changes.filter(({ from, to }) => from !== to);
}

function escapeStep(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
