import type { CommandContext } from "../../context.ts";
import { type ExitCode, exitCode } from "../../exitCode.ts";
import type { TargetOptions } from "./publish.ts";
import { openTarget } from "./targets/openTarget.ts";

/** Breaks the lock of a publish that no longer runs. One that does run stops before its next switch. */
export async function runUnlock(
  address: string,
  options: TargetOptions,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const target = await openTarget(address, options);
  await target.unlock();
  terminal.print(`${target.address} has no lock.`);
  return exitCode.ok;
}
