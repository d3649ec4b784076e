import { isObject } from "./isObject.ts";
import type { JsonSchema, JsonValue } from "./jsonSchema.ts";

/**
 * Whether a value matches a schema, for schemas of single keys, which have no generated validator. It shares no code
 * with that validator, so the two can check each other.
 */
export function fitsSchema(value: JsonValue, schema: JsonSchema): boolean {
  if (schema.enum) return typeof value === "string" && schema.enum.includes(value);
  switch (schema.type) {
    case "boolean":
      return typeof value === "boolean";
    case "string":
      return typeof value === "string" && fitsText(value, schema);
    case "integer":
      return Number.isInteger(value) && fitsRange(value as number, schema);
    case "number":
      return typeof value === "number" && fitsRange(value, schema);
    case "array":
      return Array.isArray(value) && fitsList(value, schema);
    default:
      return isObject(value) && fitsObject(Object.entries(value), schema);
  }
}

function fitsText(text: string, { pattern = "", minLength = 0, maxLength = Infinity }: JsonSchema): boolean {
  const length = [...text].length;
  return length >= minLength && length <= maxLength && new RegExp(pattern, "u").test(text);
}

function fitsRange(number: number, { minimum = -Infinity, maximum = Infinity }: JsonSchema): boolean {
  return number >= minimum && number <= maximum;
}

function fitsList(list: readonly JsonValue[], schema: JsonSchema): boolean {
  const { items = {}, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  if (list.length < minItems || list.length > maxItems) return false;
  if (uniqueItems === true && new Set(list.map((entry) => JSON.stringify(entry))).size < list.length) return false;
  return list.every((entry) => fitsSchema(entry, items));
}

function fitsObject(entries: readonly (readonly [string, JsonValue])[], schema: JsonSchema): boolean {
  const { properties = {}, required = [], minProperties = 0 } = schema;
  if (entries.length < minProperties) return false;
  if (required.some((key) => entries.every(([name]) => name !== key))) return false;
  return entries.every(([key, child]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return own !== undefined && fitsSchema(child, own);
  });
}
