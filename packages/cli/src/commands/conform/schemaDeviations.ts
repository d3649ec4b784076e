import { isDeepStrictEqual } from "node:util";
import type { JsonSchema } from "../openapi/readSchemas.ts";
import { COMPONENTS } from "../openapi/schemaComponents.ts";

/** One difference: `at` is a JSON pointer into the body, empty for the response as a whole. */
export interface Deviation {
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

type Components = Readonly<Record<string, JsonSchema>>;

const LONGEST_SHOWN = 60;

const names: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  null: "null",
  object: "an object",
  array: "a list",
};

/** A value in a few words. */
export function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value);
  const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return typeof value === "string" ? `the text ${shown}` : shown;
}

function isType(type: string, value: unknown): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  if (type === "integer") return Number.isSafeInteger(value);
  if (type === "number") return Number.isFinite(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

/**
 * Every difference between a value and its schema. `null` in an optional field counts as absent, and fields that the
 * schema does not name are allowed, as for the site (packages/platform/README.md).
 */
function* differences(schema: JsonSchema, value: unknown, at: string, components: Components): Generator<Deviation> {
  const { $ref, type, enum: choices, const: only, items } = schema;
  if (typeof $ref === "string") {
    yield* differences(components[$ref.slice(COMPONENTS.length)] ?? {}, value, at, components);
    return;
  }
  const types = [(type ?? []) as string | readonly string[]].flat();
  if (types.length > 0 && !types.some((name) => isType(name, value))) {
    yield { at, expected: types.map((name) => names[name] ?? name).join(" or "), got: describeValue(value) };
    return;
  }
  const allowed = only === undefined ? (choices as readonly unknown[] | undefined) : [only];
  if (allowed !== undefined && !allowed.includes(value)) {
    const expected = allowed.length === 1 ? String(allowed[0]) : `one of ${allowed.join(", ")}`;
    yield { at, expected, got: describeValue(value) };
  }
  if (Array.isArray(value) && items !== undefined)
    for (const [index, item] of value.entries())
      yield* differences(items as JsonSchema, item, `${at}/${index}`, components);
  if (isType("object", value)) yield* fieldDifferences(schema, value as JsonSchema, at, components);
}

function* fieldDifferences(schema: JsonSchema, value: JsonSchema, at: string, components: Components) {
  const properties = (schema.properties ?? {}) as Components;
  const required = (schema.required ?? []) as readonly string[];
  for (const [name, field] of Object.entries(properties)) {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    const place = `${at}/${name}`;
    if (own === undefined && required.includes(name)) yield { at: place, expected: "this field", got: "nothing" };
    else if (own !== undefined && (own !== null || required.includes(name)))
      yield* differences(field, own, place, components);
  }
  const { additionalProperties: others } = schema;
  if (typeof others !== "object") return;
  for (const [name, field] of Object.entries(value))
    if (!Object.hasOwn(properties, name)) yield* differences(others as JsonSchema, field, `${at}/${name}`, components);
}

/** The differences of a value from its schema; of the items of a list that differ alike, only the first, with their number. */
export function schemaDeviations(
  schema: JsonSchema,
  value: unknown,
  { at = "", components = {} }: { readonly at?: string; readonly components?: Components } = {},
): readonly Deviation[] {
  const alike = Map.groupBy(differences(schema, value, at, components), (one) =>
    [one.at.replaceAll(/\/\d+(?=\/|$)/g, "/*"), one.expected].join(" "),
  );
  return [...alike.values()].map(([first, ...others]) => {
    if (first === undefined) throw new Error("A group has an item.");
    return others.length === 0 ? first : { ...first, got: `${first.got}, as in ${others.length} more items` };
  });
}

/** The JSON pointer to the first difference of two values; empty if only their form differs. */
export function firstDifference(one: unknown, other: unknown): string {
  const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null;
  if (!isBranch(one) || !isBranch(other)) return "";
  const name = [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (key) => !isDeepStrictEqual(one[key], other[key]),
  );
  return name === undefined ? "" : `/${name}${firstDifference(one[name], other[name])}`;
}
