import { isObject } from "@livery/brand/isObject.ts";
import type { JsonPath } from "@livery/brand/jsonPointer.ts";
import type { JsonValue } from "@livery/brand/jsonSchema.ts";

/** The value at a path of keys, or undefined. */
export function valueAt(value: unknown, path: JsonPath): JsonValue | undefined {
  // Configs are plain JSON.
  let at = value as JsonValue | undefined;
  for (const key of path) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

/** A copy with `inner` at a path; missing objects on the way are created. */
export function withValue(value: JsonValue | undefined, [key, ...rest]: JsonPath, inner: JsonValue): JsonValue {
  if (key === undefined) return inner;
  const object = isObject(value) ? value : {};
  return { ...object, [key]: withValue(Object.hasOwn(object, key) ? object[key] : undefined, rest, inner) };
}
