import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { compile } from "json-schema-to-typescript";
import { root } from "../lib/root.ts";

// What the platform's answers look like: from each schema of schemas/platform/ the shape that the site reads them by,
// and its type.

type Json = Readonly<Record<string, unknown>>;

interface CallSchema extends Json {
  readonly $id: string;
  /** Name of the type of the answer. */
  readonly title: string;
  readonly $defs?: Json;
}

const folder = join(root, "schemas/platform");

/** Keywords that only describe. */
const describing = new Set(["$schema", "$id", "title", "description", "examples"]);

/** Keywords that packages/platform/src/shape.ts reads. */
const read = new Set(["type", "enum", "properties", "required", "additionalProperties", "items", "$ref", "$defs"]);

/** Keywords whose value is a map of names to schemas. */
const maps = new Set(["properties", "$defs"]);

const schemas = new Set(["items", "additionalProperties"]);

function mapValues(value: unknown, change: (schema: Json) => unknown): Json {
  return Object.fromEntries(Object.entries(value as Json).map(([name, schema]) => [name, change(schema as Json)]));
}

/** A copy of the schema with each schema in it changed, the outer one last. */
function walk(schema: Json, change: (schema: Json) => Json): Json {
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (maps.has(key)) return [key, mapValues(value, (child) => walk(child, change))];
    return [key, schemas.has(key) ? walk(value as Json, change) : value];
  });
  return change(Object.fromEntries(entries));
}

/** The schema without what only describes: the data that a page carries. */
function shapeOf(schema: CallSchema): Json {
  return walk(schema, (node) =>
    Object.fromEntries(
      Object.entries(node).filter(([key]) => {
        if (!describing.has(key) && !read.has(key))
          throw new Error(`schemas/platform: "${key}" in ${schema.$id} is no keyword that the site reads (shape.ts).`);
        return !describing.has(key);
      }),
    ),
  );
}

const sharedRef = /^\.\/shared\/(\w+)\.schema\.json$/;

/** The schema with every `./shared/<name>.schema.json` that it names, or that those name, among its own `$defs`. */
async function withShared(schema: CallSchema): Promise<CallSchema> {
  const wanted: string[] = [];
  const inline = (node: Json): Json => {
    const name = sharedRef.exec(String(node.$ref))?.[1];
    if (name === undefined) return node;
    wanted.push(name);
    return { ...node, $ref: `#/$defs/${name}` };
  };
  const own = walk(schema, inline);
  const defs: Record<string, unknown> = { ...(own.$defs as Json | undefined) };
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (name in defs) continue;
    const text = await readFile(join(folder, "shared", `${name}.schema.json`), "utf8");
    const { $schema, ...shared } = JSON.parse(text) as Json;
    defs[name] = walk(shared, inline);
  }
  return { ...own, ...(Object.keys(defs).length > 0 && { $defs: defs }) } as CallSchema;
}

async function typeSource(schema: CallSchema, banner: string): Promise<string> {
  const types = await compile(structuredClone(schema) as Parameters<typeof compile>[0], schema.title, {
    bannerComment: banner,
    additionalProperties: false,
    unreachableDefinitions: false,
    format: true,
  });
  return `${types}\nimport type { Shape } from "../shape.ts";\nexport declare const shape: Shape<${schema.title}>;\n`;
}

/** The schemas of all calls by the call's id, complete in themselves. */
export async function callSchemas(): Promise<ReadonlyMap<string, CallSchema>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".schema.json")).toSorted();
  const entries = names.map(async (name): Promise<[string, CallSchema]> => {
    const id = basename(name, ".schema.json");
    const schema = JSON.parse(await readFile(join(folder, name), "utf8")) as CallSchema;
    if (schema.$id !== id)
      throw new Error(`schemas/platform/${name}: its $id is "${schema.$id}" and must be "${id}", like the file.`);
    return [id, await withShared(schema)];
  });
  return new Map(await Promise.all(entries));
}

/** For each schema `<id>.schema.json`: `decoders/<id>.gen.js` and its types. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const files = [...(await callSchemas())].map(async ([id, schema]) => {
    const banner = `// Generated from schemas/platform/${id}.schema.json by \`npm run gen\`. Do not edit.`;
    const path = `packages/platform/src/decoders/${id}.gen`;
    return [
      {
        path: `${path}.js`,
        content: `${banner}\n\nexport const shape = ${JSON.stringify(shapeOf(schema), null, 2)};\n`,
      },
      { path: `${path}.d.ts`, content: await typeSource(schema, banner) },
    ];
  });
  return (await Promise.all(files)).flat();
}
