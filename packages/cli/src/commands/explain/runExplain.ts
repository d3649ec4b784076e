import type { AppliedRule } from "@livery/brand/compliance/brandCompliance.ts";
import { buildRuntime } from "@livery/pack/buildRuntime.ts";
import { type CompiledWorkspace, compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { today } from "@livery/pack/today.ts";
import { defaultBrandsFolder } from "@livery/pack/workspace.ts";
import { resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { assertKnown } from "../../selectBrands.ts";
import { UsageError } from "../../usageError.ts";
import type { ExplainOptions } from "./explain.ts";
import { explainKey } from "./explainKey.ts";
import { explainToken, findToken } from "./explainToken.ts";
import { findKey, leavesBelow } from "./findKey.ts";
import { formatExplanation, formatToken } from "./formatExplanation.ts";
import { formatLeaves, formatOverview } from "./formatOverview.ts";
import { leafOf, overviewOf } from "./overview.ts";

/** Explains a brand, or one key of it. A brand that does not compile is explained as far as possible. */
export async function runExplain(
  id: string,
  key: string | undefined,
  { brands, date, format }: ExplainOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const token = key === undefined ? undefined : findToken(key);
  const found = key === undefined || token !== undefined ? undefined : findKey(key);
  const workspace = await compileWorkspace(resolve(brands ?? defaultBrandsFolder), process.cwd(), date);
  assertKnown(id, workspace);
  const brand = workspace.resolved.get(id);
  if (!brand) throw new UsageError(`The config of "${id}" cannot be read: run \`livery check ${id}\` to see why.`);
  const print = (document: object, text: () => string): void =>
    terminal.print(
      format === "json"
        ? JSON.stringify({ schemaVersion: 1, command: "explain", ok: true, brand: id, ...document }, null, 2)
        : text(),
    );
  if (token !== undefined) {
    const explanation = explainToken(token, brand);
    print(explanation, () => formatToken(id, explanation, terminal));
    return exitCode.ok;
  }
  const applied: readonly AppliedRule[] = workspace.brands.find((site) => site.id === id)?.compliance.rules ?? [];
  if (!found) {
    const overview = overviewOf(brand, { rules: applied, date: date ?? today() });
    print(overview, () => formatOverview(id, overview, terminal));
    return exitCode.ok;
  }
  if (found.schema.properties) {
    const leaves = leavesBelow(found.path).map((path) => leafOf(brand, path));
    print({ key, leaves }, () => formatLeaves(id, leaves, terminal));
    return exitCode.ok;
  }
  const explanation = await explainKey(found, {
    brand,
    family: familyOf(id, workspace),
    rules: applied,
    runtime: () =>
      buildRuntime({ signal, onProgress: (step) => terminal.note(terminal.styleNote("dim", `… ${step}`)) }),
  });
  print(explanation, () => formatExplanation(id, explanation, terminal));
  return exitCode.ok;
}

/** The brand and those that it extends: all possible origins of its values. */
function familyOf(
  id: string,
  { folders, sources, compile }: CompiledWorkspace,
): Pick<CompiledWorkspace, "sources" | "compile"> {
  const parents = folders.find((folder) => folder.id === id)?.parents ?? [];
  return { sources: sources.filter((source) => source.id === id || parents.includes(source.id)), compile };
}
