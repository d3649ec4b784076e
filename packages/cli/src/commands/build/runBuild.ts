import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { formatFindings } from "../../formatFindings.ts";
import { packSelection } from "../../packSelection.ts";
import { selectBrands } from "../../selectBrands.ts";
import type { BuildOptions } from "./build.ts";
import { buildReport, formatBuild } from "./buildReport.ts";

/** Packs the chosen brands, or none of them while one has an error. */
export async function runBuild(
  ids: readonly string[],
  { out, brands, json }: BuildOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context;
  const started = performance.now();
  const selection = await selectBrands(ids, brands);
  if (selection.errors > 0) {
    if (json) terminal.print(JSON.stringify(buildReport(selection), null, 2));
    else terminal.print(formatFindings(selection, terminal));
    terminal.note("Nothing was packed.");
    return exitCode.findings;
  }
  const result = await packSelection(selection, { out, all: ids.length === 0 && brands === undefined }, context);
  if (json) terminal.print(JSON.stringify(buildReport(selection, result), null, 2));
  else terminal.print(formatBuild(selection, result, performance.now() - started, terminal));
  return exitCode.ok;
}
