import { compareProblems } from "@livery/brand/problem.ts";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { formatSelection } from "../../formats/formatSelection.ts";
import { type Selection, selectBrands } from "../../selectBrands.ts";
import { UsageError } from "../../usageError.ts";
import type { CheckOptions } from "./check.ts";
import { checkReport } from "./checkReport.ts";

/** Prints every problem of the chosen brands, after applying fixes if asked; exits with 1 if an error is left. */
export async function runCheck(
  ids: readonly string[],
  options: CheckOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { format, brands, date, fix = false, dryRun = false, apca = false } = options;
  if (dryRun && !fix) throw new UsageError("--dry-run needs --fix: it shows what --fix would change.");
  const selection = await selectBrands(ids, brands, date);
  if (fix) {
    const { runFix } = await import("./fix/runFix.ts");
    return runFix(selection, options, context);
  }
  const judged = apca ? await withContrastAdvice(selection) : selection;
  const findings = await formatSelection(judged, format, checkReport(judged), context.terminal);
  if (findings !== "") context.terminal.print(findings);
  return selection.errors === 0 ? exitCode.ok : exitCode.findings;
}

/** Adds advice on texts that look weak, for brands without errors. Its library is loaded only here. */
async function withContrastAdvice(selection: Selection): Promise<Selection> {
  const { adviseContrast } = await import("@livery/brand/check/adviseContrast.ts");
  const advice = selection.brands.flatMap(({ id }) => {
    const brand = selection.resolved.get(id);
    return brand === undefined ? [] : adviseContrast(brand);
  });
  return { ...selection, problems: [...selection.problems, ...advice].toSorted(compareProblems) };
}
