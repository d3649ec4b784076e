import type { JsonSchema } from "./jsonSchema.ts";

type TypeName = NonNullable<JsonSchema["type"]>;

/** A schema as `npm run gen` writes it for editors. */
interface EditorNode extends Omit<JsonSchema, "type" | "enum" | "properties" | "items"> {
  /** `#/$defs/<name>`; no key of the definition stands beside it. */
  readonly $ref?: string;
  readonly type?: TypeName | readonly [TypeName, "null"];
  readonly enum?: readonly (string | null)[];
  readonly properties?: Readonly<Record<string, EditorNode>>;
  readonly items?: EditorNode;
}

/** Keys that must be there, at every depth. */
interface Requirements {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Requirements>>;
}

interface EditorSchema extends EditorNode {
  readonly $schema: string;
  readonly $comment: string;
  readonly $defs: Readonly<Record<string, EditorNode>>;
  /** What must be there unless the brand is abstract or extends another. */
  readonly allOf: readonly { readonly else: Requirements }[];
}

/**
 * The schema of a whole brand from the file that editors read, so that an editor and a check never disagree: without
 * references, without `null`, which is nothing but an editor's way to take back an inherited value, and with all that a
 * brand that extends no other must say.
 */
export function readEditorSchema(file: unknown): JsonSchema {
  const { $schema, $comment, $defs, allOf, ...root } = file as EditorSchema;
  return allOf.reduce((schema, conditional) => withRequired(schema, conditional.else), plain(root, $defs));
}

function plain(node: EditorNode, defs: EditorSchema["$defs"]): JsonSchema {
  const { type, enum: values, enumDescriptions, properties, items, ...rest } = withDefinition(node, defs);
  const texts = values?.filter((value) => value !== null);
  return {
    ...rest,
    ...(type === undefined ? {} : { type: typeof type === "string" ? type : type[0] }),
    ...(texts === undefined ? {} : { enum: texts }),
    ...(enumDescriptions === undefined ? {} : { enumDescriptions: enumDescriptions.slice(0, texts?.length) }),
    ...(properties === undefined ? {} : { properties: mapValues(properties, (child) => plain(child, defs)) }),
    ...(items === undefined ? {} : { items: plain(items, defs) }),
  };
}

function withDefinition({ $ref, ...own }: EditorNode, defs: EditorSchema["$defs"]): EditorNode {
  if ($ref === undefined) return own;
  const definition = defs[$ref.slice("#/$defs/".length)];
  if (definition === undefined) throw new Error(`schemas/brand.schema.json has no definition ${$ref}.`);
  return { ...own, ...withDefinition(definition, defs) };
}

function withRequired(schema: JsonSchema, { required = [], properties = {} }: Requirements): JsonSchema {
  const all = [...new Set([...(schema.required ?? []), ...required])];
  return {
    ...schema,
    ...(all.length === 0 ? {} : { required: all }),
    ...(schema.properties === undefined
      ? {}
      : { properties: mapValues(schema.properties, (child, key) => withRequired(child, properties[key] ?? {})) }),
  };
}

function mapValues<From, To>(
  object: Readonly<Record<string, From>>,
  map: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}
