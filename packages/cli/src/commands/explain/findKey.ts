import { brandSchema, schemaAt } from "@livery/brand/brandSchema.ts";
import { nearestName } from "@livery/brand/check/nearestName.ts";
import { fromPointer } from "@livery/brand/jsonPointer.ts";
import type { JsonSchema } from "@livery/brand/jsonSchema.ts";
import { UsageError } from "../../usageError.ts";

/** A key of brand.json. */
export interface ConfigKey {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

/**
 * The key that a command line names, with dots between its parts or as a JSON pointer. Throws a `UsageError` with the
 * nearest key if there is no such key. Token keys contain dots themselves: the longest name wins.
 */
export function findKey(text: string): ConfigKey {
  const path = text.startsWith("/") ? fromPointer(text) : splitSteps(text);
  let schema: JsonSchema = brandSchema;
  for (const [depth, step] of path.entries()) {
    const keys = schema.properties ?? {};
    const next = Object.hasOwn(keys, step) ? keys[step] : undefined;
    if (!next) throw new UsageError(unknown(path.slice(0, depth), step, schema));
    schema = next;
  }
  return { path, schema };
}

/** A path as written on the command line. */
export function keyName(path: readonly string[]): string {
  return path.join(".");
}

/** The keys below a path without keys of their own; for a list or a single value, the path itself. */
export function leavesBelow(path: readonly string[]): string[][] {
  const keys = Object.keys(schemaAt(path)?.properties ?? {});
  return keys.length === 0 ? [[...path]] : keys.flatMap((key) => leavesBelow([...path, key]));
}

function splitSteps(text: string): string[] {
  const steps: string[] = [];
  let rest = text;
  while (rest !== "") {
    const keys = Object.keys(schemaAt(steps)?.properties ?? {});
    const known = keys.filter((key) => rest === key || rest.startsWith(`${key}.`));
    const step = known.toSorted((left, right) => right.length - left.length)[0] ?? rest.split(".")[0] ?? "";
    steps.push(step);
    rest = rest.slice(step.length + 1);
  }
  return steps;
}

function unknown(path: readonly string[], step: string, schema: JsonSchema): string {
  const where = path.length === 0 ? "brand.json" : keyName(path);
  if (schema.items)
    return `${where} is a list, which can only be explained as a whole: \`livery explain <brand> ${where}\`.`;
  if (!schema.properties) return `${where} has no keys: it is a single value.`;
  const near = nearestName(step, Object.keys(schema.properties));
  const elsewhere = leavesBelow([]).filter((leaf) => leaf.at(-1) === step);
  const meant = near === undefined ? elsewhere.map(keyName) : [keyName([...path, near])];
  const hint = meant.length === 0 ? "" : ` Did you mean ${meant.slice(0, 3).join(" or ")}?`;
  return `There is no key "${step}" in ${where}.${hint}`;
}
