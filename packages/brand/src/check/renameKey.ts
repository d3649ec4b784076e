import type { JsonPath } from "../jsonPointer.ts";
import type { JsonObject, JsonSchema, JsonValue } from "../jsonSchema.ts";
import type { JsonDocument } from "../parse/jsonDocument.ts";
import type { Fix } from "../problem.ts";
import { quote } from "../text/quote.ts";
import { nearestName } from "./nearestName.ts";

/**
 * The edit that renames an unknown key to the one that was most likely meant: only the letters between its quotes
 * change. Undefined if that name is taken, if two keys could be meant, or if the value has the wrong type.
 */
export function renameKey(document: JsonDocument, path: JsonPath, schema: JsonSchema): Fix | undefined {
  const key = String(path.at(-1));
  const known = Object.keys(schema.properties ?? {});
  const name = nearestName(key, known);
  const object = document.valueAt(path.slice(0, -1)) as JsonObject;
  if (name === undefined || Object.hasOwn(object, name)) return undefined;
  const rivals = Object.keys(object).filter((other) => !known.includes(other) && nearestName(other, known) === name);
  if (rivals.length > 1 || !isOfKind(object[key], schema.properties?.[name])) return undefined;
  const { offset, length } = document.keySpan(path);
  const text = JSON.stringify(name).slice(1, -1);
  return {
    title: `Rename ${quote(key)} to ${quote(name)}.`,
    edits: [{ offset: offset + 1, length: length - 2, text }],
  };
}

/** Whether a value has the type that a schema expects. The value itself is checked under the right name. */
function isOfKind(value: JsonValue | undefined, schema: JsonSchema | undefined): boolean {
  const kind = schema?.enum ? "string" : schema?.type;
  if (kind === "array") return Array.isArray(value);
  if (kind === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === (kind === "integer" ? "number" : kind);
}
