import type { SchemaError } from "@livery/product/ajvErrors.ts";
import type { SchemaRules } from "@livery/product/schemaRules.ts";
import { schemaErrors } from "@livery/product/validateSchema.ts";
import type { RequestShape } from "./requestShape.ts";

// A platform's check of requests, by ajv. Pages carry only the types; lint keeps this file out of the runtime.

/** Why a field is not valid. */
export type RequestRule = "required" | "type" | "choice" | "length" | "pattern" | "range";

/** What the sender reads for each keyword. */
const rules: Readonly<Record<SchemaError["keyword"], RequestRule>> = {
  required: "required",
  type: "type",
  additionalProperties: "type",
  enum: "choice",
  uniqueItems: "choice",
  minLength: "length",
  maxLength: "length",
  minItems: "length",
  maxItems: "length",
  minProperties: "length",
  pattern: "pattern",
  minimum: "range",
  maximum: "range",
};

/** Parses a number or boolean from a query or a form; returns anything else unchanged. */
function fromText(type: SchemaRules["type"], value: unknown): unknown {
  if (typeof value !== "string") return value;
  if ((type === "integer" || type === "number") && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(value)) return Number(value);
  return type === "boolean" && (value === "true" || value === "false") ? value === "true" : value;
}

/** A copy without the fields that the shape does not name and those that count as absent. */
function namedFields(shape: SchemaRules, value: unknown, texts: boolean): unknown {
  const { properties, items, type } = shape;
  if (Array.isArray(value)) return items ? value.map((item) => namedFields(items, item, texts)) : value;
  if (typeof value !== "object" || value === null) return texts ? fromText(type, value) : value;
  if (properties === undefined) return value;
  const fields = Object.entries(properties).flatMap(([name, child]) => {
    const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    const absent = given === undefined || given === null || (texts && given === "");
    return absent ? [] : [[name, namedFields(child, given, texts)] as const];
  });
  return Object.fromEntries(fields);
}

/**
 * Validates a call's request: returns a copy of the fields that its shape names, or the first invalid field and why:
 * `terms.rate` for a nested one, empty for the request as a whole. `null` counts as absent. `texts`: values are texts,
 * from a query or a form.
 */
export function readRequest<Wire>(
  shape: RequestShape<Wire>,
  value: unknown,
  { texts = false }: { readonly texts?: boolean } = {},
):
  | { readonly ok: true; readonly value: Wire }
  | { readonly ok: false; readonly field: string; readonly rule: RequestRule } {
  const named = namedFields(shape, value, texts);
  const [error] = schemaErrors(shape, named);
  if (error === undefined) return { ok: true, value: named as Wire };
  // An empty text counts as missing where a field must not be empty.
  const empty = error.keyword === "minLength" && error.value === "";
  return { ok: false, field: error.path.join("."), rule: empty ? "required" : rules[error.keyword] };
}
