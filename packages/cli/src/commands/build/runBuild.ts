import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { formatSelection } from "../../formats/formatSelection.ts";
import { isWholeSet, packSelection } from "../../packSelection.ts";
import { selectSites } from "../../selectBrands.ts";
import { isInShard, isTouched, touchedBrands } from "./brandParts.ts";
import type { BuildOptions } from "./build.ts";
import { buildReport, formatBuild } from "./buildReport.ts";

/** Packs the chosen brands that have changed, or none of them if one has an error. One that only fails in drawing is left out. */
export async function runBuild(
  ids: readonly string[],
  { out, brands, date, format, all = false, changed, shard, ...options }: BuildOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context;
  const started = performance.now();
  const isPart = changed !== undefined || shard !== undefined;
  const { prune = !isPart && isWholeSet(ids, brands) } = options;
  const touched = changed === undefined ? undefined : await touchedBrands(changed, brands);
  const chosen = await selectSites(ids, brands, date);
  const selection = isPart
    ? chosen.only((id) => isTouched(id, chosen, touched) && (!shard || isInShard(id, shard)))
    : chosen;
  if (selection.errors > 0) {
    terminal.print(await formatSelection(selection, format, buildReport(selection), terminal));
    terminal.note("Nothing was packed.");
    return exitCode.findings;
  }
  const result = await packSelection(selection, { out, prune, all }, context);
  const code = result.failed.length === 0 ? exitCode.ok : exitCode.findings;
  if (format === "pretty") {
    terminal.print(formatBuild(selection, result, performance.now() - started, terminal));
    return code;
  }
  const findings = await formatSelection(selection, format, buildReport(selection, result), terminal);
  if (findings !== "") terminal.print(findings);
  return code;
}
