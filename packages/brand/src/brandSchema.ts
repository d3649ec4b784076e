import bundle from "../../../schemas/brand.schema.json" with { type: "json" };
import type { JsonPath } from "./jsonPointer.ts";
import type { JsonSchema } from "./jsonSchema.ts";

/** The schema of brand.json, flat: no references, every table in place. */
export const brandSchema = bundle as unknown as JsonSchema;

/** The schema of the value at a path, or nothing where the schema knows no such path. */
export function schemaAt(path: JsonPath): JsonSchema | undefined {
  let schema: JsonSchema | undefined = brandSchema;
  for (const key of path) {
    const keys: JsonSchema["properties"] = schema?.properties;
    schema = schema?.items ?? (keys && Object.hasOwn(keys, key) ? keys[key] : undefined);
  }
  return schema;
}
