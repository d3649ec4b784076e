import { callSchemas, shapeOf, sharedSchemas } from "../schemas/callSchemas.ts";
import { schemaType } from "../schemas/schemaType.ts";
import { withSharedTypes } from "../schemas/sharedTypes.ts";

// The platform's responses: from each schema in schemas/platform/, the shape with which the site reads them, and the
// type.

export const folder = "packages/platform/src/decoders";

/** Keywords that packages/platform/src/shape.ts reads. */
const read = new Set(["type", "enum", "properties", "required", "additionalProperties", "items", "$ref", "$defs"]);

/**
 * For each schema `<id>.schema.json`: `decoders/<id>.gen.js` and its types. What several calls share has its type in
 * `decoders/shared/` once; its shape is in each decoder, because a chunk of a few hundred bytes would cost a page a
 * request of its own.
 */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const shared = await sharedSchemas();
  const files = [...(await callSchemas("answers"))].map(async ([id, schema]) => {
    const banner = `// Generated from schemas/platform/${id}.schema.json by \`npm run gen\`. Do not edit.`;
    const path = `${folder}/${id}.gen`;
    const typed = withSharedTypes(schema, shared, "./shared");
    const shape = JSON.stringify(shapeOf(schema, read), null, 2);
    const declared = `import type { Shape } from "../shape.ts";\nexport declare const shape: Shape<${schema.title}>;\n`;
    return [
      { path: `${path}.js`, content: `${banner}\n\nexport const shape = ${shape};\n` },
      { path: `${path}.d.ts`, content: `${await schemaType(typed.schema, banner + typed.imports)}\n${declared}` },
    ];
  });
  const types = [...shared].map(async ([name, schema]) => {
    const banner = `// Generated from schemas/platform/shared/${name}.schema.json by \`npm run gen\`. Do not edit.`;
    const typed = withSharedTypes(schema, shared, ".");
    const content = await schemaType(typed.schema, banner + typed.imports);
    return { path: `${folder}/shared/${name}.gen.ts`, content };
  });
  return [...(await Promise.all(files)).flat(), ...(await Promise.all(types))];
}
