import { today } from "@livery/pack/today.ts";
import { rebuildFaults } from "@livery/pack/verify/rebuildPacks.ts";
import { verifyPacks } from "@livery/pack/verify/verifyPacks.ts";
import { defaultBrandsFolder } from "@livery/pack/workspace.ts";
import { join, resolve } from "node:path";
import { choosePacks } from "../../choosePacks.ts";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { plural } from "../../formatFindings.ts";
import { UsageError } from "../../usageError.ts";
import type { VerifyOptions } from "./verify.ts";

/** Verifies the packs of a folder and prints each fault with its file. */
export async function runVerify(
  ids: readonly string[],
  { out, json = false, rebuild = false, brands, date }: VerifyOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  if (!rebuild && (brands !== undefined || date !== undefined))
    throw new UsageError("--brands and --date say what to pack again, so they need --rebuild.");
  const folder = resolve(out);
  const chosen = choosePacks(folder, ids);
  const { packs, faults: found } = await verifyPacks(folder, chosen, signal);
  const again = rebuild
    ? await rebuildFaults(folder, packs, {
        brands: resolve(brands ?? defaultBrandsFolder),
        date: date ?? today(),
        onProgress: (step) => terminal.note(terminal.styleNote("dim", `… ${step}`)),
        signal,
      })
    : [];
  const faults = [...found, ...again];
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
      ? terminal.style(
          "green",
          `${plural(packs.length, "pack")} verified${rebuild ? " and built again" : ""}, no faults`,
        )
      : terminal.style("red", `${plural(faults.length, "fault")} in ${plural(packs.length, "pack")}`),
  );
  return code;
}
