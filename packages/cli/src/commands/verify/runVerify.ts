import { verifyPacks } from "@livery/pack/verify/verifyPacks.ts";
import { join, resolve } from "node:path";
import { choosePacks } from "../../choosePacks.ts";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { plural } from "../../formatFindings.ts";
import type { VerifyOptions } from "./verify.ts";

/** Verifies the packs of a folder and prints each fault with its file. */
export async function runVerify(
  ids: readonly string[],
  { out, json = false }: VerifyOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const folder = resolve(out);
  const chosen = choosePacks(folder, ids);
  const { packs, faults } = await verifyPacks(folder, chosen, signal);
  const code = faults.length === 0 ? exitCode.ok : exitCode.findings;
  if (json) {
    const report = { schemaVersion: 1, command: "verify", ok: faults.length === 0, packs, faults };
    terminal.print(JSON.stringify(report, null, 2));
    return code;
  }
  for (const { id, file, message } of faults)
    terminal.print(`${terminal.style("red", "✗")} ${join(out, id, file)}  ${message}`);
  terminal.print(
    faults.length === 0
      ? terminal.style("green", `${plural(packs.length, "pack")} verified, no faults`)
      : terminal.style("red", `${plural(faults.length, "fault")} in ${plural(packs.length, "pack")}`),
  );
  return code;
}
