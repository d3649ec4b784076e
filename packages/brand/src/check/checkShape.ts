import { brandSchema, schemaAt } from "../brandSchema.ts";
import { type JsonPath, fromPointer, toPointer } from "../jsonPointer.ts";
import type { JsonSchema, JsonValue } from "../jsonSchema.ts";
import type { JsonDocument } from "../parse/jsonDocument.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import { type ShapeError, validateBrand } from "../validateBrand.gen.js";
import { missingKey, unknownKey } from "./keyFindings.ts";
import { nearestName } from "./nearestName.ts";
import { duplicateEntry, wrongValue } from "./valueFindings.ts";

/** Checks a config against the schema and reports every difference, each once, where it stands. */
export function checkShape(document: JsonDocument): Problem[] {
  if (validateBrand(document.value)) return [];
  const errors = validateBrand.errors ?? [];
  const problems: Problem[] = [];
  const judged = new Set<string>();
  const meant = meantKeys(errors);
  for (const error of errors) {
    const path = fromPointer(error.instancePath);
    const schema = schemaAt(path) ?? brandSchema;
    if (error.keyword === "additionalProperties") {
      problems.push(atKey(document, [...path, error.params.additionalProperty ?? ""], schema));
    } else if (error.keyword === "required") {
      const key = error.params.missingProperty ?? "";
      if (meant.has(toPointer([...path, key]))) continue;
      problems.push(
        problemAt(document.source, document.valueSpan(path), [...path, key], missingKey(path, key, schema)),
      );
    } else if (!judged.has(error.instancePath)) {
      judged.add(error.instancePath);
      problems.push(atValue(document, path, error, schema));
    }
  }
  return problems;
}

/** Keys that are there under a wrong name: their absence is no second problem. */
function meantKeys(errors: readonly ShapeError[]): Set<string> {
  const unknown = errors.filter(({ keyword }) => keyword === "additionalProperties");
  const meant = unknown.map(({ instancePath, params }) => {
    const path = fromPointer(instancePath);
    const keys = Object.keys((schemaAt(path) ?? brandSchema).properties ?? {});
    return toPointer([...path, nearestName(params.additionalProperty ?? "", keys) ?? ""]);
  });
  return new Set(meant);
}

function atKey(document: JsonDocument, path: JsonPath, schema: JsonSchema): Problem {
  return problemAt(document.source, document.keySpan(path), path, unknownKey(path, schema));
}

function atValue(document: JsonDocument, path: JsonPath, error: ShapeError, schema: JsonSchema): Problem {
  const value = valueAt(document.value, path);
  if (error.keyword !== "uniqueItems") {
    return problemAt(document.source, document.valueSpan(path), path, wrongValue(path, value, schema, error.keyword));
  }
  const index = Math.max(error.params.i ?? 0, error.params.j ?? 0);
  const entry = [...path, index];
  const finding: Finding = duplicateEntry(path, valueAt(document.value, entry));
  return problemAt(document.source, document.valueSpan(entry), entry, finding);
}

function valueAt(value: JsonValue, path: JsonPath): JsonValue {
  let at: JsonValue = value;
  for (const key of path) at = (at as Record<string | number, JsonValue>)[key] ?? null;
  return at;
}
