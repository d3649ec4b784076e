import { type CallSchema, walk } from "./callSchemas.ts";

interface SharedTypes {
  readonly schema: CallSchema;
  /** The lines that import what the schema's type names. */
  readonly imports: string;
}

/**
 * The schema with the names of the types that it shares with others in place of their definitions, so that each of them is
 * written once (decoders/shared/). `from`: the folder of those types as the schema's own file sees it.
 */
export function withSharedTypes(
  schema: CallSchema,
  shared: ReadonlyMap<string, CallSchema>,
  from: string,
): SharedTypes {
  const imports = new Set<string>();
  const own = Object.entries(schema.$defs ?? {}).filter(([name]) => !shared.has(name));
  const named = walk({ ...schema, $defs: Object.fromEntries(own) }, (node) => {
    const name = String(node.$ref).slice("#/$defs/".length);
    const type = shared.get(name)?.title;
    if (type === undefined) return node;
    // One that contains itself needs no import.
    if (type !== schema.title) imports.add(`import type { ${type} } from "${from}/${name}.gen.ts";`);
    const { $ref: _, ...rest } = node;
    return { ...rest, tsType: type };
  });
  return { schema: named as CallSchema, imports: ["", ...[...imports].toSorted()].join("\n") };
}
