import editorSchema from "../../../schemas/brand.schema.json" with { type: "json" };
import type { JsonPath } from "./jsonPointer.ts";
import type { JsonSchema } from "./jsonSchema.ts";
import { readEditorSchema } from "./readEditorSchema.ts";

/** The schema of a whole brand, flattened: references and tables are inlined, and null is not allowed. */
export const brandSchema = readEditorSchema(editorSchema);

/** The schema of the value at a path, or undefined if the schema has no such path. */
export function schemaAt(path: JsonPath): JsonSchema | undefined {
  let schema: JsonSchema | undefined = brandSchema;
  for (const key of path) {
    const keys: JsonSchema["properties"] = schema?.properties;
    schema = schema?.items ?? (keys && Object.hasOwn(keys, key) ? keys[key] : undefined);
  }
  return schema;
}
