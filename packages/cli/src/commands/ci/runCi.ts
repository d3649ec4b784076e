import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { selectSites } from "../../selectBrands.ts";
import { isTouched, touchedBrands } from "../build/brandParts.ts";
import type { CiOptions } from "./ci.ts";
import { ciJobs, formatJobs } from "./ciJobs.ts";

/** Prints the jobs for all brands, or for those that a commit touches. Brands with errors have jobs, too: those turn red. */
export async function runCi(
  { brands, changed, most, format }: CiOptions,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const touched = changed === undefined ? undefined : await touchedBrands(changed, terminal.note, brands);
  const selection = await selectSites([], brands);
  const chosen = selection.ids.filter((id) => isTouched(id, selection, touched));
  terminal.print(formatJobs(ciJobs(chosen, most), format));
  return exitCode.ok;
}
