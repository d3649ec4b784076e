import { isObject } from "@livery/brand/isObject.ts";
import type { JsonPath } from "@livery/brand/jsonPointer.ts";
import type { JsonValue } from "@livery/brand/jsonSchema.ts";

/** The value of a path of keys, or nothing where there is none. */
export function valueAt(value: unknown, path: JsonPath): JsonValue | undefined {
  // Configs are plain JSON.
  let at = value as JsonValue | undefined;
  for (const key of path) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

/** A copy that says `inner` at a path; objects on the way are made where there is none. */
export function withValue(value: JsonValue | undefined, [key, ...rest]: JsonPath, inner: JsonValue): JsonValue {
  if (key === undefined) return inner;
  const object = isObject(value) ? value : {};
  return { ...object, [key]: withValue(Object.hasOwn(object, key) ? object[key] : undefined, rest, inner) };
}
