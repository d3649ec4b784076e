import type { SchemaError } from "@livery/product/ajvErrors.ts";
import { brandSchema, schemaAt } from "../brandSchema.ts";
import { isObject } from "../isObject.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonSchema, JsonValue } from "../jsonSchema.ts";
import type { JsonDocument } from "../parse/jsonDocument.ts";
import { type Problem, problemAt } from "../problem.ts";
import { hiddenIn } from "./checkCharacters.ts";
import { unknownKey } from "./keyFindings.ts";
import { renameKey } from "./renameKey.ts";
import { type ShapeErrors, shapeErrorsOf } from "./shapeErrors.ts";
import { duplicateEntry, wrongValue } from "./valueFindings.ts";

/** Only the merged value of a brand shows these: see `checkComplete`. */
const ofWhole: readonly string[] = ["required", "minProperties"];

/**
 * Checks a brand.json against the schema and reports every mismatch once, at its place. If the brand extends another
 * (`inherits`), `null` may replace any value, to remove the inherited one. Missing keys are checked later, on the
 * merged value.
 */
export function checkShape(
  document: JsonDocument,
  inherits: boolean,
  errorsOf: ShapeErrors = shapeErrorsOf,
): Problem[] {
  const errors = errorsOf(inherits ? withoutNulls(document.value) : document.value);
  const own = errors.filter(({ keyword }) => !ofWhole.includes(keyword));
  return own.map((error) =>
    error.keyword === "additionalProperties" ? atKey(document, error.path) : atValue(document, error),
  );
}

/**
 * A copy without the known keys whose value is `null`. Inside a list, `null` is an ordinary value and therefore wrong.
 */
function withoutNulls(value: JsonValue, schema = brandSchema): JsonValue {
  const { properties } = schema;
  if (!properties || !isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([key, child]) => {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!known) return [[key, child] as const];
    return child === null ? [] : [[key, withoutNulls(child, known)] as const];
  });
  return Object.fromEntries(kept);
}

function atKey(document: JsonDocument, path: JsonPath): Problem {
  const schema = schemaOf(path.slice(0, -1));
  const finding = unknownKey(path, schema);
  const fix = finding.code === "LIV1101" ? renameKey(document, path, schema) : undefined;
  const key = document.keySpan(path);
  return problemAt(document.source, hiddenIn(document.source, key) ?? key, path, { ...finding, fix });
}

function atValue(document: JsonDocument, { keyword, path }: SchemaError): Problem {
  const value = document.valueAt(path);
  const finding =
    keyword === "uniqueItems"
      ? duplicateEntry(path.slice(0, -1), value)
      : wrongValue(path, value, schemaOf(path), keyword);
  return problemAt(document.source, document.valueSpan(path), path, finding);
}

function schemaOf(path: JsonPath): JsonSchema {
  return schemaAt(path) ?? brandSchema;
}
