import { visibleText } from "@livery/brand/text/visibleText.ts";
import { plural } from "../../../formatFindings.ts";
import type { Terminal } from "../../../terminal.ts";
import type { PlacedChange } from "./placeChanges.ts";

/** The changes of `--fix`, one per line: the place, the old value and the new one. */
export function formatChanges(changes: readonly PlacedChange[], written: boolean, style: Terminal["style"]): string {
  if (changes.length === 0) return "There is nothing to fix automatically.";
  const files = new Set(changes.map(({ file }) => file)).size;
  const verdict = `${plural(changes.length, "change")} in ${plural(files, "file")}`;
  const lines = changes.map(({ file, line, column, from, to }) => {
    const what = from === undefined ? `added ${to}` : `${from} → ${to}`;
    return `  ${style("cyan", `${file}:${line}:${column}`)}  ${visibleText(what)}`;
  });
  return [written ? style("green", `${verdict}:`) : style("yellow", `${verdict}; nothing was written:`), ...lines].join(
    "\n",
  );
}
