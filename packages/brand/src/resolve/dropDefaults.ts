import { isObject } from "../isObject.ts";
import type { JsonObject, JsonSchema, JsonValue } from "../jsonSchema.ts";

/**
 * The inverse of `fillDefaults`: removes the values that equal their schema's default, so that a written config
 * contains only what makes it different. The order of keys is preserved.
 */
export function dropDefaults(schema: JsonSchema, value: JsonObject): JsonObject {
  const kept: Record<string, JsonValue> = {};
  for (const [key, own] of Object.entries(value)) {
    const child = schema.properties?.[key];
    const short = child?.properties && isObject(own) ? dropDefaults(child, own) : own;
    if (JSON.stringify(short) !== JSON.stringify(child?.default)) kept[key] = short;
  }
  return kept;
}
