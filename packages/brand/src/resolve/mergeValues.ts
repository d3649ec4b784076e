import { isObject } from "../isObject.ts";
import type { JsonValue } from "../jsonSchema.ts";

/**
 * Puts a written value over what stands below it: objects are merged key by key at every depth, `null` takes back what
 * is below, and everything else, lists among them, replaces it. The result holds no `null` but those inside of lists;
 * it is `undefined` where `null` takes back the whole.
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
