import { openapiDocument } from "@livery/cli/commands/openapi/openapiDocument.ts";
import { readSchemas } from "@livery/cli/commands/openapi/readSchemas.ts";
import { formatSource } from "../schemas/formatSource.ts";

/** The document that `livery openapi` prints. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const path = "docs/openapi.json";
  return [{ path, content: await formatSource(path, JSON.stringify(openapiDocument(await readSchemas()))) }];
}
