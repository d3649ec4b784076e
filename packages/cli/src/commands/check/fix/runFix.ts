import { visibleText } from "@livery/brand/text/visibleText.ts";
import type { CommandContext } from "../../../context.ts";
import { exitCode, type ExitCode } from "../../../exitCode.ts";
import { plural } from "../../../formatFindings.ts";
import { formatSelection } from "../../../formats/formatSelection.ts";
import type { Selection } from "../../../selectBrands.ts";
import type { Terminal } from "../../../terminal.ts";
import type { CheckOptions } from "../check.ts";
import { checkReport } from "../checkReport.ts";
import { fixSelection } from "./fixSelection.ts";
import { type PlacedChange, placeChanges } from "./placeChanges.ts";
import { previewChanges } from "./previewChanges.ts";
import { writeChanges } from "./writeChanges.ts";

/**
 * Applies the automatic fixes, writes them unless it is a preview, and prints each change and the remaining problems.
 * The exit code reflects the files on disk, which a preview does not change.
 */
export async function runFix(
  start: Selection,
  { format, dryRun = false }: CheckOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const fixed = fixSelection(start);
  const changes = placeChanges(fixed.changes, fixed.selection.sources);
  if (!dryRun) await writeChanges(start, fixed.selection, signal);

  const pretty = format === "pretty";
  const say = pretty ? terminal.print : terminal.note;
  const color = pretty && terminal.color;
  const style = pretty ? terminal.style : terminal.styleNote;
  if (format !== "json") {
    if (dryRun && changes.length > 0)
      say(`${previewChanges(start.sources, fixed.selection.sources, { style, color })}\n`);
    say(`${formatChanges(changes, !dryRun, style)}${pretty ? "\n" : ""}`);
  }
  const { errors } = dryRun ? start : fixed.selection;
  const report = {
    ...checkReport(fixed.selection),
    ok: errors === 0,
    fixed: changes,
    written: !dryRun && changes.length > 0,
  };
  if (dryRun && pretty && changes.length > 0) say("With these changes:\n");
  const findings = await formatSelection(fixed.selection, format, report, terminal);
  if (findings !== "") terminal.print(findings);
  return errors === 0 ? exitCode.ok : exitCode.findings;
}

/** The changes of `--fix`, one per line: the place, the old value and the new one. */
function formatChanges(changes: readonly PlacedChange[], written: boolean, style: Terminal["style"]): string {
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
