import type { JsonSchema } from "@livery/brand/jsonSchema.ts";

/** A key of the schema, with the same schema in the texts of a language. */
export interface SchemaKey {
  /** Its name in the reference: `theme.colors.brand`, `domains[]` for each entry of a list, `name.<…>` for several. */
  readonly name: string;
  readonly schema: JsonSchema;
  readonly texts: JsonSchema;
  readonly required: boolean;
  /** The similar keys that share this row; empty for a key with its own row. */
  readonly alike: readonly SchemaKey[];
}

/** An object of the schema with a row for each of its keys. */
interface SchemaSection {
  readonly of: SchemaKey;
  readonly rows: readonly SchemaKey[];
}

/** From this number on, keys that differ only in their name share a row. */
const FEWEST_ALIKE = 4;

/** The schema in reading order: an object with its keys, then each object below it. */
export function schemaSections(schema: JsonSchema, texts: JsonSchema): SchemaSection[] {
  return sectionsOf({ name: "", schema, texts, required: true, alike: [] });
}

/** Whether an object is one text in several languages; it has a row and no section. */
export function isText({ schema }: SchemaKey): boolean {
  return schema["x-from"] === "languages" && schema.properties !== undefined;
}

function sectionsOf(of: SchemaKey): SchemaSection[] {
  const rows = rowsOf(of);
  const below = rows.filter((row) => row.schema.properties && !isText(row));
  const kinds = [...Map.groupBy(below, (row) => JSON.stringify(row.schema.properties)).values()];
  return [{ of, rows }, ...kinds.flatMap((kind) => sectionsOf(sharedBy(kind, of)))];
}

/** The object whose section represents all objects with the same keys. */
function sharedBy([first, ...others]: readonly SchemaKey[], { name }: SchemaKey): SchemaKey {
  if (!first) throw new Error(`${name} has an empty group of objects.`);
  if (others.length === 0) return first;
  const { description: _own, ...words } = first.texts;
  return { ...first, name: `${name}.<…>`, texts: words, alike: [first, ...others] };
}

function rowsOf(of: SchemaKey): SchemaKey[] {
  return childrenOf(of).flatMap(withEntries);
}

/** A key, followed by the entries of a list or the languages of a text. */
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
  // The tokens have their own page.
  if (first && (schema["x-from"] === "tokens" || schema["x-from"] === "colorTokens")) {
    return [{ ...first, name: `${name}.<…>`, schema: { type: "string" }, texts: {}, alike: children }];
  }
  const forms = new Set(children.map((child) => formOf(child.schema)));
  if (!first || children.length < FEWEST_ALIKE || forms.size > 1) return children;
  return [{ ...first, name: `${name}.<…>`, alike: children }];
}

/** A schema without its own name. */
function formOf({ title = "", description = "", examples: _examples, ...rest }: JsonSchema): string {
  return JSON.stringify([description.replaceAll(title, "…"), rest]);
}
