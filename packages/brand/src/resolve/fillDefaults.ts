import { isObject } from "../isObject.ts";
import type { JsonSchema, JsonValue } from "../jsonSchema.ts";

/**
 * The value with every schema default filled in, at every depth. Keys without a default stay absent. All values share
 * what they leave out: a default is filled in once, not once for each of a thousand brands.
 */
export function fillDefaults(schema: JsonSchema, value: JsonValue): JsonValue {
  if (schema.items && Array.isArray(value)) {
    const { items } = schema;
    return value.map((entry: JsonValue) => fillDefaults(items, entry));
  }
  if (!schema.properties || !isObject(value)) return value;
  const filled: Record<string, JsonValue> = {};
  for (const [key, child] of Object.entries(schema.properties)) {
    const own = value[key];
    const whole = own !== undefined && Object.hasOwn(value, key) ? fillDefaults(child, own) : filledDefault(child);
    if (whole !== undefined) filled[key] = whole;
  }
  return filled;
}

const filledDefaults = new WeakMap<JsonSchema, JsonValue>();

function filledDefault(schema: JsonSchema): JsonValue | undefined {
  if (schema.default === undefined) return undefined;
  const known = filledDefaults.get(schema);
  if (known !== undefined) return known;
  const filled = fillDefaults(schema, schema.default);
  filledDefaults.set(schema, filled);
  return filled;
}
