import { brandSchema } from "../brandSchema.ts";
import { isObject } from "../isObject.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonSchema, JsonValue } from "../jsonSchema.ts";

/** What of a brand's config another brand takes over: everything but the keys that are `x-inherit: never`, at any depth. */
export function inheritable(value: JsonValue, schema: JsonSchema = brandSchema): JsonValue {
  if (!isObject(value) || !schema.properties) return value;
  const { properties } = schema;
  const kept = Object.entries(value).flatMap(([key, child]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return own?.["x-inherit"] === "never" ? [] : [[key, own ? inheritable(child, own) : child] as const];
  });
  return Object.fromEntries(kept);
}

/** Whether a value identifies one brand, or is part of one that does, so that no brand takes it from another. */
export function isOwn(path: JsonPath): boolean {
  let schema: JsonSchema | undefined = brandSchema;
  for (const key of path) {
    const keys: JsonSchema["properties"] = schema?.properties;
    schema = keys && Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (schema?.["x-inherit"] === "never") return true;
  }
  return false;
}
