import { callSchemas, shapeOf } from "../schemas/callSchemas.ts";
import { schemaType } from "../schemas/schemaType.ts";

// The platform's responses: from each schema in schemas/platform/, the shape with which the site reads them, and the
// type.

/** Keywords that packages/platform/src/shape.ts reads. */
const read = new Set(["type", "enum", "properties", "required", "additionalProperties", "items", "$ref", "$defs"]);

/** For each schema `<id>.schema.json`: `decoders/<id>.gen.js` and its types. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const files = [...(await callSchemas("answers"))].map(async ([id, schema]) => {
    const banner = `// Generated from schemas/platform/${id}.schema.json by \`npm run gen\`. Do not edit.`;
    const path = `packages/platform/src/decoders/${id}.gen`;
    const shape = JSON.stringify(shapeOf(schema, read), null, 2);
    const declared = `import type { Shape } from "../shape.ts";\nexport declare const shape: Shape<${schema.title}>;\n`;
    return [
      { path: `${path}.js`, content: `${banner}\n\nexport const shape = ${shape};\n` },
      { path: `${path}.d.ts`, content: `${await schemaType(schema, banner)}\n${declared}` },
    ];
  });
  return (await Promise.all(files)).flat();
}
