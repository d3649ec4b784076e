import { compile } from "json-schema-to-typescript";
import type { CallSchema } from "./callSchemas.ts";

/** The types of a schema of schemas/platform/, as TypeScript. */
export async function schemaType(schema: CallSchema, banner: string): Promise<string> {
  return compile(structuredClone(schema) as Parameters<typeof compile>[0], schema.title, {
    bannerComment: banner,
    additionalProperties: false,
    unreachableDefinitions: false,
    // An array of at most 500 would become 500 tuples.
    ignoreMinAndMaxItems: true,
    format: true,
  });
}
