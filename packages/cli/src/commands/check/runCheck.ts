import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { formatFindings } from "../../formatFindings.ts";
import { selectBrands } from "../../selectBrands.ts";
import type { CheckOptions } from "./check.ts";

/** Prints every problem of the chosen brands; exit code 1 when there is an error among them. */
export async function runCheck(
  ids: readonly string[],
  { format, brands }: CheckOptions,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const selection = await selectBrands(ids, brands);
  const { problems, errors } = selection;
  if (format === "json") {
    const report = { schemaVersion: 1, command: "check", ok: errors === 0, brands: selection.ids, problems };
    terminal.print(JSON.stringify(report, null, 2));
  } else {
    terminal.print(formatFindings(selection, terminal));
  }
  return errors === 0 ? exitCode.ok : exitCode.findings;
}
