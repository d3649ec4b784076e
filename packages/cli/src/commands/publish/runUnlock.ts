import type { CommandContext } from "../../context.ts";
import { type ExitCode, exitCode } from "../../exitCode.ts";
import type { TargetOptions } from "./publish.ts";
import { openTarget } from "./targets/openTarget.ts";

/** Removes the lock of a publish that is no longer running. One that is running stops before its next switch. */
export async function runUnlock(
  address: string,
  options: TargetOptions,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const target = await openTarget(address, options);
  await target.unlock();
  terminal.print(`${target.address} is not locked any more.`);
  return exitCode.ok;
}
