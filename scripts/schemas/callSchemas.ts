import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { root } from "../lib/root.ts";

export type Json = Readonly<Record<string, unknown>>;

/** A schema in schemas/platform/: of a response, or in requests/ of a request. */
export interface CallSchema extends Json {
  /** The call's id, and the file's name. */
  readonly $id: string;
  /** Name of its type. */
  readonly title: string;
  readonly $defs?: Json;
}

const folder = join(root, "schemas/platform");

/** Keywords that only describe. */
const describing = new Set(["$schema", "$id", "title", "description", "examples", "x-unit"]);

/** Keywords whose value is a map of names to schemas. */
const maps = new Set(["properties", "$defs"]);

const schemas = new Set(["items", "additionalProperties"]);

function mapValues(value: unknown, change: (schema: Json) => unknown): Json {
  return Object.fromEntries(Object.entries(value as Json).map(([name, schema]) => [name, change(schema as Json)]));
}

/** A copy of the schema with each schema in it changed, the outer one last. */
export function walk(schema: Json, change: (schema: Json) => Json): Json {
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (maps.has(key)) return [key, mapValues(value, (child) => walk(child, change))];
    return [key, schemas.has(key) ? walk(value as Json, change) : value];
  });
  return change(Object.fromEntries(entries));
}

/** The schema without descriptions. Throws if it has a keyword that its reader does not support. */
export function shapeOf(schema: CallSchema, read: ReadonlySet<string>): Json {
  return walk(schema, (node) =>
    Object.fromEntries(
      Object.entries(node).filter(([key]) => {
        if (!describing.has(key) && !read.has(key))
          throw new Error(`schemas/platform: "${key}" in ${schema.$id} is not a supported keyword.`);
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

/** The schemas of a folder by the call's id, complete in themselves; in the order of their names. */
export async function callSchemas(kind: "answers" | "requests"): Promise<ReadonlyMap<string, CallSchema>> {
  const own = kind === "answers" ? folder : join(folder, kind);
  const names = (await readdir(own)).filter((name) => name.endsWith(".schema.json")).toSorted();
  const entries = names.map(async (name): Promise<[string, CallSchema]> => {
    const id = basename(name, ".schema.json");
    const schema = JSON.parse(await readFile(join(own, name), "utf8")) as CallSchema;
    if (schema.$id !== id)
      throw new Error(`schemas/platform: the $id of ${name} is "${schema.$id}" and must be "${id}", like the file.`);
    return [id, await withShared(schema)];
  });
  return new Map(await Promise.all(entries));
}

/** The schemas of what several calls answer or take, by their names. */
export async function sharedSchemas(): Promise<ReadonlyMap<string, CallSchema>> {
  const names = (await readdir(join(folder, "shared"))).filter((name) => name.endsWith(".schema.json")).toSorted();
  const entries = names.map(async (name): Promise<[string, CallSchema]> => {
    const text = await readFile(join(folder, "shared", name), "utf8");
    return [basename(name, ".schema.json"), await withShared(JSON.parse(text) as CallSchema)];
  });
  return new Map(await Promise.all(entries));
}
