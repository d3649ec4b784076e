import type { JsonObject, JsonValue } from "./jsonSchema.ts";

/** Whether a value is an object and neither an array nor null. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
