import type { JsonSchema } from "@livery/brand/jsonSchema.ts";

/** A key of the schema, with the same schema in the words of a language. */
export interface SchemaKey {
  /** As the reference names it: `theme.colors.brand`, `domains[]` for each entry of a list, `name.<…>` for several. */
  readonly name: string;
  readonly schema: JsonSchema;
  readonly texts: JsonSchema;
  readonly required: boolean;
  /** The keys that a row stands for which are alike but for their own name; none for a key of its own. */
  readonly alike: readonly SchemaKey[];
}

/** An object of the schema with a row for each of its keys. */
interface SchemaSection {
  readonly of: SchemaKey;
  readonly rows: readonly SchemaKey[];
}

/** From as many keys on, those that differ by nothing but their name share a row. */
const FEWEST_ALIKE = 4;

/** The schema as a reader goes through it: an object with its keys, then each object below it. */
export function schemaSections(schema: JsonSchema, texts: JsonSchema): SchemaSection[] {
  return sectionsOf({ name: "", schema, texts, required: true, alike: [] });
}

/** Whether an object holds one text in several languages; it has a row and no section. */
export function isText({ schema }: SchemaKey): boolean {
  return schema["x-from"] === "languages" && schema.properties !== undefined;
}

function sectionsOf(of: SchemaKey): SchemaSection[] {
  const rows = rowsOf(of);
  const below = rows.filter((row) => row.schema.properties && !isText(row));
  const kinds = [...Map.groupBy(below, (row) => JSON.stringify(row.schema.properties)).values()];
  return [{ of, rows }, ...kinds.flatMap((kind) => sectionsOf(sharedBy(kind, of)))];
}

/** The object whose section is read for all objects that have the same keys. */
function sharedBy([first, ...others]: readonly SchemaKey[], { name }: SchemaKey): SchemaKey {
  if (!first) throw new Error(`${name} has an empty group of objects.`);
  if (others.length === 0) return first;
  const { description: _own, ...words } = first.texts;
  return { ...first, name: `${name}.<…>`, texts: words, alike: [first, ...others] };
}

function rowsOf(of: SchemaKey): SchemaKey[] {
  return childrenOf(of).flatMap(withEntries);
}

/** A key, and below it what its entries are: of a list, and of a text in several languages. */
function withEntries(key: SchemaKey): SchemaKey[] {
  if (isText(key)) return [key, ...childrenOf(key)];
  const { name, schema, texts } = key;
  if (!schema.items) return [key];
  const entry = { name: `${name}[]`, schema: schema.items, texts: texts.items ?? {}, required: false, alike: [] };
  return [key, ...withEntries(entry)];
}

function childrenOf({ name, schema, texts }: SchemaKey): SchemaKey[] {
  const children = Object.entries(schema.properties ?? {}).map(([step, child]) => ({
    name: name === "" ? step : `${name}.${step}`,
    schema: child,
    texts: texts.properties?.[step] ?? {},
    required: schema.required?.includes(step) ?? false,
    alike: [],
  }));
  const [first] = children;
  // The tokens have a page of their own.
  if (first && (schema["x-from"] === "tokens" || schema["x-from"] === "colorTokens")) {
    return [{ ...first, name: `${name}.<…>`, schema: { type: "string" }, texts: {}, alike: children }];
  }
  const forms = new Set(children.map((child) => formOf(child.schema)));
  if (!first || children.length < FEWEST_ALIKE || forms.size > 1) return children;
  return [{ ...first, name: `${name}.<…>`, alike: children }];
}

/** What a schema says but for its own name. */
function formOf({ title = "", description = "", examples: _examples, ...rest }: JsonSchema): string {
  return JSON.stringify([description.replaceAll(title, "…"), rest]);
}
