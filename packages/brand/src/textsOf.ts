import type { JsonPath } from "./jsonPointer.ts";
import type { JsonValue } from "./jsonSchema.ts";

/** Every text in a value, with its path. Keys are not among them. */
export function textsOf(value: JsonValue, path: JsonPath = []): { path: JsonPath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child as JsonValue, [...path, key]));
}
