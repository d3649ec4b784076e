import { callSchemas, shapeOf } from "../schemas/callSchemas.ts";
import { schemaType } from "../schemas/schemaType.ts";

// The input of calls: from each schema in schemas/platform/requests/, the type with which the call is encoded, and the
// shape with which a platform checks it.

export const folder = "packages/platform/src/requests";

/** Keywords that packages/product/src/schemaRules.ts names. */
const structure = ["type", "enum", "properties", "required", "items", "contentMediaType"];
const bounds = ["minLength", "maxLength", "pattern", "minimum", "maximum", "maxItems"];
const read = new Set([...structure, ...bounds]);

/** For each schema `requests/<id>.schema.json` its shape and its types, and the list of all shapes. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const schemas = [...(await callSchemas("requests"))];
  const files = schemas.map(async ([id, schema]) => {
    const banner = `// Generated from schemas/platform/requests/${id}.schema.json by \`npm run gen\`. Do not edit.`;
    const shape = JSON.stringify(shapeOf(schema, read), null, 2);
    const declared = `import type { RequestShape } from "../requestShape.ts";\nexport declare const shape: RequestShape<${schema.title}>;\n`;
    return [
      { path: `${folder}/${id}.gen.js`, content: `${banner}\n\nexport const shape = ${shape};\n` },
      { path: `${folder}/${id}.gen.d.ts`, content: `${await schemaType(schema, banner)}\n${declared}` },
    ];
  });
  const all = [
    "// Generated from schemas/platform/requests by `npm run gen`. Do not edit.",
    ...schemas.map(([id]) => `import { shape as ${id} } from "./requests/${id}.gen.js";`),
    "",
    "/** The input of each call, by its id; calls without input are not listed. */",
    "export const requestShapes = {",
    ...schemas.map(([id]) => `  ${id},`),
    "};",
    "",
  ].join("\n");
  return [...(await Promise.all(files)).flat(), { path: "packages/platform/src/requestShapes.gen.ts", content: all }];
}
