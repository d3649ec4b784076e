import { defined } from "@livery/platform/defined.ts";
import { type AnySchemaObject, Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { isDeepStrictEqual } from "node:util";
import type { JsonSchema } from "../openapi/readSchemas.ts";

/** One difference: `at` is a JSON pointer into the body, empty for the response as a whole. */
export interface Deviation {
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

type Components = Readonly<Record<string, JsonSchema>>;

/** The name of the components' document among the schemas. */
const CONTRACT = "contract";
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

/**
 * What the site requires of a response (packages/platform/README.md): `null` in an optional field counts as absent, a
 * number can be counted exactly, and fields that the schema does not name are allowed. Limits bind only the platform.
 */
function asRead(schema: JsonSchema): AnySchemaObject {
  const { $ref, type, enum: choices, const: only, items, properties = {}, additionalProperties: others } = schema;
  const required = (schema.required ?? []) as readonly string[];
  const isNumber = [type].flat().some((name) => name === "integer" || name === "number");
  const fields = Object.entries(properties as Components).map(([name, field]) => {
    const rules = asRead(field);
    return [name, required.includes(name) ? rules : { if: { type: "null" }, else: rules }] as const;
  });
  return defined({
    $ref: typeof $ref === "string" ? `${CONTRACT}${$ref}` : undefined,
    type,
    enum: choices,
    const: only,
    minimum: isNumber ? Number.MIN_SAFE_INTEGER : undefined,
    maximum: isNumber ? Number.MAX_SAFE_INTEGER : undefined,
    items: items && asRead(items as JsonSchema),
    required,
    properties: Object.fromEntries(fields),
    additionalProperties: typeof others === "object" ? asRead(others as JsonSchema) : undefined,
  });
}

const noComponents: Components = {};
const contracts = new WeakMap<Components, Ajv2020>();
const validators = new WeakMap<JsonSchema, ValidateFunction>();

function validatorOf(schema: JsonSchema, components: Components): ValidateFunction {
  const ajv =
    contracts.get(components) ??
    new Ajv2020({ allErrors: true, messages: false, ownProperties: true, strict: false, verbose: true }).addSchema(
      {
        components: {
          schemas: Object.fromEntries(Object.entries(components).map(([name, part]) => [name, asRead(part)])),
        },
      },
      CONTRACT,
    );
  const validate = validators.get(schema) ?? ajv.compile(asRead(schema));
  contracts.set(components, ajv);
  validators.set(schema, validate);
  return validate;
}

/** An error of ajv in words. */
function toDeviation(
  { keyword, instancePath, params, schema, parentSchema, data }: ErrorObject,
  root: string,
): Deviation {
  const at = `${root}${instancePath}`;
  if (keyword === "required")
    return { at: `${at}/${String(params["missingProperty"])}`, expected: "this field", got: "nothing" };
  if (keyword === "enum" || keyword === "const") {
    const allowed = [schema].flat();
    const expected = allowed.length === 1 ? String(allowed[0]) : `one of ${allowed.join(", ")}`;
    return { at, expected, got: describeValue(data) };
  }
  const types = [parentSchema?.["type"] as string | readonly string[]].flat();
  return { at, expected: types.map((name) => names[name] ?? name).join(" or "), got: describeValue(data) };
}

/** Every difference between a value and its schema, the first of each value. */
function differences(schema: JsonSchema, value: unknown, root: string, components: Components): readonly Deviation[] {
  const validate = validatorOf(schema, components);
  if (validate(value)) return [];
  const all = (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== "if")
    .map((error) => toDeviation(error, root));
  return [...Map.groupBy(all, ({ at }) => at).values()].flatMap(([first]) => first ?? []);
}

/** The differences of a value from its schema; of the items of a list that differ alike, only the first, with their number. */
export function schemaDeviations(
  schema: JsonSchema,
  value: unknown,
  { at = "", components = noComponents }: { readonly at?: string; readonly components?: Components } = {},
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
