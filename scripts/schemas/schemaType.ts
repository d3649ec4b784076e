import { compile } from "json-schema-to-typescript";
import { type CallSchema, walk } from "./callSchemas.ts";
import { unitTypes } from "./units.ts";

/** The types of a schema of schemas/platform/, as TypeScript. Money has the type of its unit, and a file is a Blob. */
export async function schemaType(schema: CallSchema, banner: string): Promise<string> {
  const used = new Set<string>();
  const typed = walk(schema, (node) => {
    if (node["contentMediaType"] !== undefined) return { ...node, tsType: "Blob" };
    const types = unitTypes(node["x-unit"]);
    for (const type of types) used.add(type);
    return types.length === 0 ? node : { ...node, tsType: types.join(" | ") };
  });
  const names = [...used].toSorted().join(", ");
  const imports = used.size === 0 ? "" : `\n\nimport type { ${names} } from "@livery/product/money.ts";`;
  return compile(typed as Parameters<typeof compile>[0], schema.title, {
    bannerComment: banner + imports,
    additionalProperties: false,
    unreachableDefinitions: false,
    // An array of at most 500 would become 500 tuples.
    ignoreMinAndMaxItems: true,
    format: true,
  });
}
