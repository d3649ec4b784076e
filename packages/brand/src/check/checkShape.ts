import { brandSchema, schemaAt } from "../brandSchema.ts";
import { isObject } from "../isObject.ts";
import { type JsonPath, fromPointer } from "../jsonPointer.ts";
import type { JsonSchema, JsonValue } from "../jsonSchema.ts";
import type { JsonDocument } from "../parse/jsonDocument.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import { type ShapeError, validateBrand } from "../validateBrand.gen.js";
import { unknownKey } from "./keyFindings.ts";
import { renameKey } from "./renameKey.ts";
import { duplicateEntry, wrongValue } from "./valueFindings.ts";

/** Only the merged value of a brand shows these: see `checkComplete`. */
const ofWhole: readonly string[] = ["required", "minProperties"];

/**
 * Checks a brand.json against the schema and reports every mismatch once, at its place. If the brand extends another
 * (`inherits`), `null` may replace any value, to remove the inherited one. Missing keys are checked later, on the
 * merged value.
 */
export function checkShape(document: JsonDocument, inherits: boolean): Problem[] {
  if (validateBrand(inherits ? withoutNulls(document.value) : document.value)) return [];
  const problems: Problem[] = [];
  const judged = new Set<string>();
  for (const error of validateBrand.errors ?? []) {
    if (ofWhole.includes(error.keyword)) continue;
    const path = fromPointer(error.instancePath);
    const schema = schemaAt(path) ?? brandSchema;
    if (error.keyword === "additionalProperties") {
      problems.push(atKey(document, [...path, error.params.additionalProperty ?? ""], schema));
    } else if (!judged.has(error.instancePath)) {
      judged.add(error.instancePath);
      problems.push(atValue(document, path, error, schema));
    }
  }
  return problems;
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

function atKey(document: JsonDocument, path: JsonPath, schema: JsonSchema): Problem {
  const finding = unknownKey(path, schema);
  const fix = finding.code === "LIV1101" ? renameKey(document, path, schema) : undefined;
  return problemAt(document.source, document.keySpan(path), path, { ...finding, fix });
}

function atValue(document: JsonDocument, path: JsonPath, error: ShapeError, schema: JsonSchema): Problem {
  const value = document.valueAt(path);
  if (error.keyword !== "uniqueItems") {
    return problemAt(document.source, document.valueSpan(path), path, wrongValue(path, value, schema, error.keyword));
  }
  const index = Math.max(error.params.i ?? 0, error.params.j ?? 0);
  const entry = [...path, index];
  const finding: Finding = duplicateEntry(path, document.valueAt(entry));
  return problemAt(document.source, document.valueSpan(entry), entry, finding);
}
