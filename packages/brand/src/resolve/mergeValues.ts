import { isObject } from "../isObject.ts";
import type { JsonValue } from "../jsonSchema.ts";

/**
 * Merges a written value over the one below it: objects merge key by key at every depth, `null` removes the value
 * below, and everything else, including lists, replaces it. The result contains `null` only inside lists; it is
 * `undefined` if `null` removes the whole value.
 */
export function mergeValues(below: JsonValue | undefined, above: JsonValue): JsonValue | undefined {
  if (above === null) return undefined;
  if (!isObject(above)) return above;
  const merged = new Map(isObject(below) ? Object.entries(below) : []);
  for (const [key, value] of Object.entries(above)) {
    const result = mergeValues(merged.get(key), value);
    if (result === undefined) merged.delete(key);
    else merged.set(key, result);
  }
  return Object.fromEntries(merged);
}
