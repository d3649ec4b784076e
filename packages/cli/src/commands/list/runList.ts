import type { Problem } from "@livery/brand/problem.ts";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { plural } from "../../formatFindings.ts";
import { type Selection, selectBrands } from "../../selectBrands.ts";
import { type Condition, readCondition, textOf } from "./condition.ts";
import type { ListOptions } from "./list.ts";

/** Prints the brands for which every condition holds. A brand whose config cannot be read has no values. */
export async function runList(
  { where = [], problems, brands, date, json = false }: ListOptions,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const conditions = where.map(readCondition);
  const selection = await selectBrands([], brands, date);
  const listed = selection.ids.filter((id) => {
    const config = selection.resolved.get(id)?.config;
    return conditions.every(({ holds }) => holds(config)) && hasProblems(selection.problemsOf(id), problems);
  });
  if (json) terminal.print(JSON.stringify(listReport(listed, conditions, selection), null, 2));
  else terminal.print(formatList(listed, conditions, selection));
  return exitCode.ok;
}

/** `wanted`: `error`, `advice`, `none` or the code of a problem. */
function hasProblems(found: readonly Problem[], wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  if (wanted === "none") return found.length === 0;
  return found.some(({ code, severity }) => code === wanted || severity === wanted);
}

/** The output of `livery list --json`. Within a schema version, keys are only added. */
function listReport(ids: readonly string[], conditions: readonly Condition[], selection: Selection): object {
  const brands = ids.map((id) => ({ ...factsOf(id, selection), values: valuesOf(id, conditions, selection) }));
  return { schemaVersion: 1, command: "list", ok: true, brands };
}

function factsOf(id: string, { resolved, sites, problemsOf }: Selection) {
  const brand = resolved.get(id);
  const problems = problemsOf(id);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return {
    id,
    abstract: !sites.includes(id),
    merchant: brand?.config.merchant ?? null,
    markets: brand?.config.compliance?.markets ?? [],
    locales: brand?.config.locales ?? [],
    extends: brand?.parents ?? [],
    errors,
    advice: problems.length - errors,
  };
}

function valuesOf(id: string, conditions: readonly Condition[], { resolved }: Selection) {
  const config = resolved.get(id)?.config;
  return Object.fromEntries(conditions.map(({ key, valueIn }) => [key, valueIn(config) ?? null]));
}

/** A brand may have forty languages. */
const MOST = 4;

function inShort(names: readonly string[]): string {
  return names.length > MOST ? `${names.slice(0, MOST).join(" ")} +${names.length - MOST}` : names.join(" ");
}

function formatList(ids: readonly string[], conditions: readonly Condition[], selection: Selection): string {
  const rows = ids.map((id) => {
    const { abstract, merchant, markets, locales, errors, advice } = factsOf(id, selection);
    return [
      id,
      abstract ? "(abstract)" : (merchant ?? ""),
      inShort(markets),
      inShort(locales),
      ...Object.values(valuesOf(id, conditions, selection)).map(textOf),
      [errors > 0 && plural(errors, "error"), advice > 0 && `${advice} advice`].filter(Boolean).join(", "),
    ];
  });
  const table = [
    ["brand", "merchant", "markets", "languages", ...conditions.map(({ key }) => key), "problems"],
    ...rows,
  ];
  const widths = table[0]?.map((_heading, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const sum = `${ids.length} of ${plural(selection.ids.length, "brand")}`;
  return [...(ids.length > 0 ? lines : []), sum].join("\n");
}
