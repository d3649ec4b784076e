import type { FlatSchema, SourceSchema } from "./sourceSchema.ts";
import { type TableRow, tables } from "./tables.ts";

/**
 * Resolves the references of a hand-written schema and puts the rows of the product tables in place. The result holds no
 * `$ref`, because editors do not follow those across files they do not trust. `parts` are the schema files by name.
 */
export function flattenSchema(file: string, parts: ReadonlyMap<string, SourceSchema>): FlatSchema {
  return flatten(read(parts, file, ""), file, parts);
}

function flatten(source: SourceSchema, file: string, parts: ReadonlyMap<string, SourceSchema>): FlatSchema {
  const { $schema, $id, $comment, $ref, $defs, properties, items, ...own } = source;
  const { "x-each": each, "x-default-from": defaultFrom, ...rest } = own;
  const from = rest["x-from"];
  const rows = from === undefined ? undefined : rowsOf(from);
  return {
    ...($ref === undefined ? {} : follow($ref, file, parts)),
    ...rest,
    ...(defaultFrom === undefined ? {} : { default: rowsOf(defaultFrom).map((row) => row.entry ?? row.id) }),
    ...(rows && !each ? enumOf(rows) : {}),
    ...(rows && each ? { properties: propertiesOf(rows, each, file, parts) } : {}),
    ...(properties ? { properties: mapValues(properties, (value) => flatten(value, file, parts)) } : {}),
    ...(items ? { items: flatten(items, file, parts) } : {}),
  };
}

function follow($ref: string, file: string, parts: ReadonlyMap<string, SourceSchema>): FlatSchema {
  const [name = "", pointer = ""] = $ref.split("#");
  const target = name === "" ? file : name;
  return flatten(read(parts, target, pointer), target, parts);
}

function read(parts: ReadonlyMap<string, SourceSchema>, file: string, pointer: string): SourceSchema {
  let value: unknown = parts.get(file);
  for (const key of pointer.split("/").slice(1)) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value !== "object" || value === null) throw new Error(`schemas/${file}#${pointer} does not exist.`);
  return value;
}

function rowsOf(table: string): readonly TableRow[] {
  const rows = tables[table]?.rows;
  if (!rows) throw new Error(`There is no table "${table}": see scripts/schemas/tables.ts.`);
  return rows;
}

function enumOf(rows: readonly TableRow[]): FlatSchema {
  const described = rows.some((row) => row.description !== undefined || row.title !== undefined);
  return {
    enum: rows.map((row) => row.id),
    ...(described ? { enumDescriptions: rows.map((row) => row.description ?? row.title ?? row.id) } : {}),
  };
}

function propertiesOf(
  rows: readonly TableRow[],
  each: SourceSchema,
  file: string,
  parts: ReadonlyMap<string, SourceSchema>,
): Record<string, FlatSchema> {
  return Object.fromEntries(
    rows.map(({ id, title = id, description, schema }) => {
      const template = { title, ...(description === undefined ? {} : { description }), ...each, ...schema };
      const filled = JSON.parse(JSON.stringify(template).replaceAll("{title}", title)) as SourceSchema;
      return [id, flatten(filled, file, parts)];
    }),
  );
}

function mapValues<From, To>(object: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
