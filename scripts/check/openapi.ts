import { Validator } from "@seriousme/openapi-schema-validator";
import type { Finding, Tree } from "../lib/checkRule.ts";

const DOCUMENT = "docs/openapi.json";

export const name = "openapi";
export const reason = `${DOCUMENT} is for makers of other platforms and sites: their tools must be able to read it.`;

/** The document by the schema of OpenAPI 3.1, with every reference leading somewhere, and every operation known once. */
export async function run(tree: Tree): Promise<readonly Finding[]> {
  const document = JSON.parse(tree.read(DOCUMENT)) as Readonly<Record<string, unknown>>;
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  const found = valid ? [] : [typeof errors === "string" ? errors : JSON.stringify(errors, null, 2)];
  return [...found, ...repeatedOperations(document)].map((message) => ({
    path: DOCUMENT,
    message,
  }));
}

function repeatedOperations({ paths = {} }: Readonly<Record<string, unknown>>): readonly string[] {
  const operations = Object.values(paths as object).flatMap((path: object) => Object.values(path) as unknown[]);
  const ids = operations.map((one) => (one as { readonly operationId?: string }).operationId);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `The operation ${id} occurs twice.`);
}
