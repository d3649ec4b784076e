import { visibleText } from "@livery/brand/text/visibleText.ts";
import { plural } from "../../../formatFindings.ts";
import type { Terminal } from "../../../terminal.ts";
import type { PlacedChange } from "./placeChanges.ts";

/** What `--fix` did, a line a change: its place, and what became of what. */
export function formatChanges(changes: readonly PlacedChange[], written: boolean, style: Terminal["style"]): string {
  if (changes.length === 0) return "Nothing was found that can be fixed without you.";
  const files = new Set(changes.map(({ file }) => file)).size;
  const verdict = `${plural(changes.length, "change")} in ${plural(files, "file")}`;
  const lines = changes.map(({ file, line, column, from, to }) => {
    const what = from === undefined ? `added ${to}` : `${from} → ${to}`;
    return `  ${style("cyan", `${file}:${line}:${column}`)}  ${visibleText(what)}`;
  });
  return [
    written ? style("green", `${verdict}:`) : style("yellow", `${verdict} to make; nothing was written:`),
    ...lines,
  ].join("\n");
}
