import type { JsonSchema, JsonValue } from "../jsonSchema.ts";
import { listValues, quote } from "../text/quote.ts";

/** Describes what a schema accepts, in words that complete "expected …". */
export function describeSchema(schema: JsonSchema): string {
  if (schema.enum) return listValues(schema.enum);
  const words = schema["x-expected"];
  if (words !== undefined) return words;
  if (schema.type === "boolean") return "true or false";
  if (schema.type === "array") return describeList(schema);
  if (schema.type === "object") return `an object with ${describeKeys(schema)}`;
  if (schema.type === "string") return describeText(schema);
  return describeNumber(schema);
}

/** The keys of an object, as many as fit. */
function describeKeys(schema: JsonSchema): string {
  const keys = Object.keys(schema.properties ?? {}).filter((key) => key !== "$schema");
  return keys.length === 1 ? `the key ${listValues(keys)}` : `the keys ${listValues(keys, "and")}`;
}

/** The kind of value that was found. */
export function kindOf(value: JsonValue): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "string") return `the text ${quote(value)}`;
  return typeof value === "number" ? `the number ${value}` : String(value);
}

/** A valid value to show as an example. */
export function exampleOf(schema: JsonSchema): string | undefined {
  const example = schema.examples?.[0];
  const shown = example === undefined || typeof example === "boolean" ? "…" : quote(example);
  return shown.endsWith("…") ? undefined : shown;
}

function describeList({ items, minItems, maxItems }: JsonSchema): string {
  const entries = items ? describeSchema(items) : "anything";
  if (minItems !== undefined && maxItems !== undefined)
    return `a list of ${minItems} to ${maxItems} entries, each ${entries}`;
  if (minItems !== undefined) return `a list of ${minItems} or more entries, each ${entries}`;
  return maxItems === undefined
    ? `a list, each entry ${entries}`
    : `a list of at most ${maxItems} entries, each ${entries}`;
}

/** The allowed length of a text, in words. */
export function describeText({ minLength = 0, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return "a text";
  return minLength > 0
    ? `a text of ${minLength} to ${maxLength} characters`
    : `a text of at most ${maxLength} characters`;
}

function describeNumber({ type, minimum, maximum }: JsonSchema): string {
  const kind = type === "integer" ? "a whole number" : "a number";
  return minimum === undefined || maximum === undefined ? kind : `${kind} from ${minimum} to ${maximum}`;
}
