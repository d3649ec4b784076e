import type { PackResult } from "@livery/pack/packBrands.ts";
import { appendFileSync, writeFileSync } from "node:fs";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { formatSelection } from "../../formats/formatSelection.ts";
import { isWholeSet, packSelection } from "../../packSelection.ts";
import { selectSites } from "../../selectBrands.ts";
import { UsageError } from "../../usageError.ts";
import { isInShard, isTouched, touchedBrands } from "./brandParts.ts";
import type { BuildOptions } from "./build.ts";
import { buildReport, formatBuild } from "./buildReport.ts";
import { inSeconds } from "./inSeconds.ts";
import type { LastBuild } from "./lastBuild.ts";
import { type BuildSummary, buildSummary, summaryHtml, summaryMarkdown } from "./buildSummary.ts";

export interface BuildContext extends CommandContext {
  /** When the build began, in milliseconds of `performance.now()`. */
  readonly started: number;
  readonly last: LastBuild;
}

/**
 * Packs the chosen brands that have changed. If one has an error, packs none of them, or with `--keep-going` the others. One
 * that only fails in drawing is left out.
 */
export async function runBuild(
  ids: readonly string[],
  {
    out,
    brands,
    date,
    format,
    all = false,
    jobs,
    keepGoing = false,
    changed,
    shard,
    summary,
    ...options
  }: BuildOptions,
  { started, last, ...context }: BuildContext,
): Promise<ExitCode> {
  const { terminal } = context;
  const isPart = changed !== undefined || shard !== undefined;
  const { prune = !isPart && isWholeSet(ids, brands) } = options;
  const touched = changed === undefined ? undefined : await touchedBrands(changed, terminal.note, brands);
  const chosen = await selectSites(ids, brands, date);
  const selection = isPart
    ? chosen.only((id) => isTouched(id, chosen, touched) && (!shard || isInShard(id, shard)))
    : chosen;
  const isBroken = selection.errors > 0;
  const stops = isBroken && !keepGoing;
  const result =
    stops || (isPart && selection.ids.length === 0)
      ? undefined
      : await packSelection(selection, { out, prune, all, jobs }, context);
  if (result && format === "pretty") terminal.print(inSeconds(formatBuild(selection, result, terminal), started));
  else {
    const findings = await formatSelection(selection, format, buildReport(selection, result), terminal);
    if (findings !== "") terminal.print(findings);
  }
  if (!result) terminal.note(stops ? "Nothing was packed." : "No brand is among them, so nothing was packed.");
  if (result && !isBroken && result.failed.length === 0)
    last.keep(result.packed, formatBuild(selection, unchangedNow(result), terminal));
  if (summary !== undefined) writeSummary(summary, buildSummary(selection, result ?? nothingPacked));
  return isBroken || (result?.failed ?? []).length > 0 ? exitCode.findings : exitCode.ok;
}

/** The result that the same build would have if it ran again. */
const unchangedNow = ({ runtime, packed, ...result }: PackResult): PackResult => ({
  ...result,
  runtime: { ...runtime, fresh: false },
  packed: packed.map((brand) => (brand.reasons.length === 0 ? brand : { ...brand, reasons: [] })),
  removed: [],
});

const nothingPacked = { packed: [], failed: [] };

/** CI systems give all steps of a job one Markdown file, to which each adds. */
function writeSummary(file: string, summary: BuildSummary): void {
  try {
    if (file.endsWith(".html")) writeFileSync(file, summaryHtml(summary));
    else appendFileSync(file, summaryMarkdown(summary));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The summary cannot be written: ${reason}.`, { cause: error });
  }
}
