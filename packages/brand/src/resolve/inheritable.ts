import { brandSchema } from "../brandSchema.ts";
import { isObject } from "../isObject.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonSchema, JsonValue } from "../jsonSchema.ts";

/**
 * The part of a brand's config that other brands inherit: everything except keys with `x-inherit: never`, at any depth.
 */
export function inheritable(value: JsonValue, schema: JsonSchema = brandSchema): JsonValue {
  if (!isObject(value) || !schema.properties) return value;
  const { properties } = schema;
  const kept = Object.entries(value).flatMap(([key, child]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return own?.["x-inherit"] === "never" ? [] : [[key, own ? inheritable(child, own) : child] as const];
  });
  return Object.fromEntries(kept);
}

/** Whether a value identifies one brand, or is part of such a value, so that other brands do not inherit it. */
export function isOwn(path: JsonPath): boolean {
  let schema: JsonSchema | undefined = brandSchema;
  for (const key of path) {
    const keys: JsonSchema["properties"] = schema?.properties;
    schema = keys && Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (schema?.["x-inherit"] === "never") return true;
  }
  return false;
}
