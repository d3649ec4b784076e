import { isDeepStrictEqual } from "node:util";
import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { formatFindings, plural } from "../../formatFindings.ts";
import { type Selection, selectBrands } from "../../selectBrands.ts";
import { UsageError } from "../../usageError.ts";
import { applyEdits } from "../check/fix/applyFixes.ts";
import { previewChanges } from "../check/fix/previewChanges.ts";
import { writeChanges } from "../check/fix/writeChanges.ts";
import { type ConfigKey, findKey } from "../explain/findKey.ts";
import { valueAt } from "../explain/valueAt.ts";
import { readCondition } from "../list/condition.ts";
import type { SetOptions } from "./set.ts";

/**
 * Sets a value in the configs for which every condition holds, and prints the patch. A brand that has the value already
 * keeps its file, also if it gets it from a brand that it extends and that is changed too. If a brand would have an error
 * that it does not have now, nothing is written.
 */
export async function runSet(
  assignment: string,
  { where = [], brands, date, write = false }: SetOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const { key, value } = readAssignment(assignment);
  const conditions = where.map(readCondition);
  const start = await selectBrands([], brands, date);
  const after = withValueIn(start, key, value, (id) =>
    conditions.every(({ holds }) => holds(start.resolved.get(id)?.config)),
  );
  const patch = previewChanges(start.sources, after.sources, terminal);
  if (patch !== "") terminal.print(patch);
  const files = after.sources.filter(({ text }, index) => text !== start.sources[index]?.text).length;
  if (after.errors > start.errors) {
    terminal.note(formatFindings(after, { ...terminal, style: terminal.styleNote }));
    terminal.note("Nothing was written: with this patch, there would be more errors than now.");
    return exitCode.findings;
  }
  if (write) await writeChanges(start, after, signal);
  const done = write || files === 0 ? "" : " Nothing was written; --write writes it.";
  terminal.note(`${plural(files, "config")} ${write ? "changed" : "to change"}.${done}`);
  return exitCode.ok;
}

/** `key=value`: a text where the key takes one, otherwise JSON. */
function readAssignment(text: string): { readonly key: ConfigKey; readonly value: JsonValue } {
  const at = text.indexOf("=");
  if (at < 1) throw new UsageError(`"${text}" sets nothing. Write a key and its value, such as layout.header=rail.`);
  const key = findKey(text.slice(0, at));
  const written = text.slice(at + 1);
  if (key.schema.type === "string") return { key, value: written };
  try {
    return { key, value: JSON.parse(written) as JsonValue };
  } catch {
    return { key, value: written };
  }
}

/** Brands that others extend come first: what they then inherit, those need not set. */
function withValueIn(
  start: Selection,
  { path }: ConfigKey,
  value: JsonValue,
  isWanted: (id: string) => boolean,
): Selection {
  const depthOf = (id: string) => start.resolved.get(id)?.parents.length ?? 0;
  const wanted = start.ids.filter(isWanted);
  const depths = [...new Set(wanted.map(depthOf))].toSorted((one, other) => one - other);
  return depths.reduce((selection, depth) => {
    const sources = selection.sources.map((source) => {
      const brand = selection.resolved.get(source.id);
      if (!brand || depthOf(source.id) !== depth || !wanted.includes(source.id)) return source;
      if (isDeepStrictEqual(valueAt(brand.config, path), value)) return source;
      const edit = brand.document.edit(path, value);
      return edit ? { ...source, text: applyEdits(source.text, [edit]) } : source;
    });
    return selection.with(sources);
  }, start);
}
