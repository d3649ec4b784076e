import { isObject } from "../isObject.ts";
import type { JsonSchema, JsonValue } from "../jsonSchema.ts";

/** The value with every schema default filled in, at every depth. Keys without a default stay absent. */
export function fillDefaults(schema: JsonSchema, value: JsonValue): JsonValue {
  if (schema.items && Array.isArray(value)) {
    const { items } = schema;
    return value.map((entry: JsonValue) => fillDefaults(items, entry));
  }
  if (!schema.properties || !isObject(value)) return value;
  const filled: Record<string, JsonValue> = {};
  for (const [key, child] of Object.entries(schema.properties)) {
    const own = Object.hasOwn(value, key) ? value[key] : child.default;
    if (own !== undefined) filled[key] = fillDefaults(child, own);
  }
  return filled;
}
