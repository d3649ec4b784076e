import type { BrandSource } from "@livery/brand/brandSource.ts";
import { fromPointer } from "@livery/brand/jsonPointer.ts";
import { parseJson } from "@livery/brand/parse/parseJson.ts";
import type { Change } from "./change.ts";

/** A change with its place in the file as it is afterwards. */
export interface PlacedChange extends Change {
  readonly line: number;
  readonly column: number;
}

/** Finds where changes stand now, sorted as a reader meets them; `sources` are the configs after the changes. */
export function placeChanges(changes: readonly Change[], sources: readonly BrandSource[]): PlacedChange[] {
  return sources.flatMap((source) => {
    const own = changes.filter(({ file }) => file === source.file);
    const { document } = own.length === 0 ? {} : parseJson(source.file, source.text);
    if (!document) return [];
    const placed = own.map((change) => {
      const path = fromPointer(change.pointer);
      // A value that was replaced stands where the value is, anything else where the key is.
      const isValue = change.from !== undefined && JSON.stringify(path.at(-1)) !== change.to;
      const span = isValue ? document.valueSpan(path) : document.keySpan(path);
      return { ...change, ...document.source.position(span.offset) };
    });
    return placed.toSorted((left, right) => left.line - right.line || left.column - right.column);
  });
}
