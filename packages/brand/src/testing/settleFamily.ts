import { schemaAt } from "../brandSchema.ts";
import { isObject } from "../isObject.ts";
import { type JsonPath, fromPointer } from "../jsonPointer.ts";
import type { JsonObject, JsonValue } from "../jsonSchema.ts";
import type { Problem } from "../problem.ts";
import type { Family } from "./arbitraryFamily.ts";

/** The two rules that removing a value cannot satisfy: a text is missing, or another brand must be fixed. */
const TEXT_MISSING = "LIV1203";
const PARENT_HAS_ERRORS = "LIV1305";

/**
 * Removes one value for each problem that a rule finds: of two contradicting values one goes, and the schema's default
 * applies. It knows no rules, only where each one reports.
 */
export function settleFamily(family: Family, problems: readonly Problem[]): Family {
  let settled = family;
  for (const { pointer, code } of problems) {
    const path = fromPointer(pointer);
    if (code === PARENT_HAS_ERRORS) continue;
    if (code === TEXT_MISSING) settled = settled.map((config) => change(config, path, "x") as JsonObject);
    else settled = dropNearest(settled, path);
  }
  return settled;
}

/** A rule may point at a value that is not written: then the nearest object around it is removed. */
function dropNearest(family: Family, path: JsonPath): Family {
  for (let length = path.length; length > 0; length -= 1) {
    const dropped = family.map((config) => drop(config, path.slice(0, length)));
    if (JSON.stringify(dropped) !== JSON.stringify(family)) return dropped;
  }
  return family;
}

/** Removes the value at a path: a whole entry of a list, or, if the value is required, replaces it with the example. */
function drop(config: JsonObject, path: JsonPath): JsonObject {
  const entry = path.findIndex((key) => /^\d+$/.test(String(key)));
  const place = entry === -1 ? path : path.slice(0, entry + 1);
  const parent = schemaAt(place.slice(0, -1));
  const needed = parent?.required?.includes(String(place.at(-1))) ?? false;
  return change(config, place, needed ? schemaAt(place)?.examples?.[0] : undefined) as JsonObject;
}

/** The value with another one at a path whose parent exists; `undefined` removes it. */
function change(value: JsonValue, [key, ...rest]: JsonPath, to: JsonValue | undefined): JsonValue {
  if (Array.isArray(value)) {
    const at = Number(key);
    if (rest.length > 0)
      return value.map((entry: JsonValue, index) => (index === at ? change(entry, rest, to) : entry));
    return value.filter((_entry, index) => index !== at);
  }
  if (!isObject(value) || key === undefined) return value;
  const child = value[key];
  if (rest.length > 0) return child === undefined ? value : { ...value, [key]: change(child, rest, to) };
  if (to !== undefined) return child === undefined && to !== "x" ? value : { ...value, [key]: to };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
