import type { BrandSource } from "@livery/brand/brandSource.ts";
import { fromPointer } from "@livery/brand/jsonPointer.ts";
import { parseJson } from "@livery/brand/parse/parseJson.ts";
import type { Change } from "./change.ts";

/** A change with its place in the changed file. */
export interface PlacedChange extends Change {
  readonly line: number;
  readonly column: number;
}

/** Finds the current places of changes, sorted by file and position; `sources` are the configs after the changes. */
export function placeChanges(changes: readonly Change[], sources: readonly BrandSource[]): PlacedChange[] {
  return sources.flatMap((source) => {
    const own = changes.filter(({ file }) => file === source.file);
    const { document } = own.length === 0 ? {} : parseJson(source.file, source.text);
    if (!document) return [];
    const placed = own.map((change) => {
      const path = fromPointer(change.pointer);
      // A replaced value is at the value's place, anything else at the key's.
      const isValue = change.from !== undefined && JSON.stringify(path.at(-1)) !== change.to;
      const span = isValue ? document.valueSpan(path) : document.keySpan(path);
      return { ...change, ...document.source.position(span.offset) };
    });
    return placed.toSorted((left, right) => left.line - right.line || left.column - right.column);
  });
}
