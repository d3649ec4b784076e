/** The keywords of schemas/platform/ that say what a response may contain. */
export interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly additionalProperties?: SchemaNode;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
}

const ROOT = "../../../../schemas/platform/";

const schemas = import.meta.glob<SchemaNode>(
  ["../../../../schemas/platform/*.schema.json", "../../../../schemas/platform/shared/*.schema.json"],
  { eager: true, import: "default" },
);

/** The schema of a call's response. */
export function responseSchema(id: string): SchemaNode {
  return schemaAt(`${id}.schema.json`);
}

function schemaAt(path: string): SchemaNode {
  const schema = schemas[ROOT + path.replace("./", "")];
  if (!schema) throw new Error(`There is no schemas/platform/${path}.`);
  return schema;
}

/** The node that a reference names, and the schema that its own references are in. */
export function resolved(node: SchemaNode, root: SchemaNode): readonly [SchemaNode, SchemaNode] {
  const { $ref } = node;
  if ($ref === undefined) return [node, root];
  if ($ref.startsWith("#/$defs/")) return [root.$defs?.[$ref.slice("#/$defs/".length)] ?? {}, root];
  const other = schemaAt($ref);
  return [other, other];
}

/** A valid value with every field, the same at each call. */
export function exampleOf(reference: SchemaNode, base: SchemaNode = reference, depth = 0): unknown {
  const [node, root] = resolved(reference, base);
  const { type, enum: choices, examples, properties, items } = node;
  if (properties) {
    const fields = Object.entries(properties).map(([key, field]) => [key, exampleOf(field, root, depth + 1)] as const);
    return { ...Object.fromEntries(fields), ...(examples?.[0] as object | undefined) };
  }
  if (examples) return examples[0];
  if (choices) return choices[0];
  // Recursion ends here.
  if (items) return depth > 6 ? [] : [exampleOf(items, root, depth + 1)];
  const [name] = [type].flat();
  return { integer: 1, number: 1, boolean: true, string: "text", object: {}, array: [] }[name ?? "object"];
}
