// The one strict reader of our schemas: of what an operator writes (packages/brand) and of what a platform is sent
// (packages/platform/requestShape.ts). ajv would read them too, but it compiles a brand's schema for 130 ms at each start
// of the command line, or comes as half a megabyte of generated code. So it judges this reader in the tests instead.
// The site reads answers by packages/platform/shape.ts, which is lenient and weighs next to nothing in a page.

/** The keywords that decide. `npm run gen` refuses a schema for requests with another one. */
export interface SchemaRules {
  readonly type?: "string" | "integer" | "number" | "boolean" | "object" | "array";
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaRules>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly minProperties?: number;
  readonly items?: SchemaRules;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** In code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Without flags. */
  readonly pattern?: string;
  /** Decides nothing here: it marks a file, which no JSON contains, and `maxLength` is then its size in bytes. */
  readonly contentMediaType?: string;
}

/** One difference between a value and its schema. */
export interface SchemaError {
  readonly keyword: Exclude<keyof SchemaRules, "properties" | "items" | "contentMediaType">;
  /** Where the value is; a key that is missing or unknown and an entry that is there twice have a path of their own. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

type Path = SchemaError["path"];

/** Every difference between a value and a schema, at most one for each value, in the order of the schema. */
export function* schemaErrors(schema: SchemaRules, value: unknown, path: Path = []): Generator<SchemaError> {
  const keyword = brokenRule(schema, value);
  if (keyword !== undefined) yield { keyword, path, value };
  if (keyword === "type") return;
  if (Array.isArray(value)) yield* listErrors(schema, value, path);
  else if (isObject(value)) yield* objectErrors(schema, value, path);
}

/** Whether a value is as a schema says. */
export function fitsSchema(schema: SchemaRules, value: unknown): boolean {
  return schemaErrors(schema, value).next().done === true;
}

function* listErrors({ items, uniqueItems }: SchemaRules, list: readonly unknown[], path: Path) {
  const repeated = uniqueItems === true ? firstRepeated(list) : -1;
  if (repeated >= 0) yield { keyword: "uniqueItems", path: [...path, repeated], value: list[repeated] } as const;
  if (items === undefined) return;
  for (const [index, entry] of list.entries()) yield* schemaErrors(items, entry, [...path, index]);
}

function* objectErrors(schema: SchemaRules, object: Readonly<Record<string, unknown>>, path: Path) {
  const { properties = {}, required = [], additionalProperties } = schema;
  for (const [key, child] of Object.entries(properties)) {
    if (Object.hasOwn(object, key)) yield* schemaErrors(child, object[key], [...path, key]);
    else if (required.includes(key)) yield { keyword: "required", path: [...path, key], value: undefined } as const;
  }
  if (additionalProperties !== false) return;
  for (const [key, value] of Object.entries(object)) {
    if (!Object.hasOwn(properties, key))
      yield { keyword: "additionalProperties", path: [...path, key], value } as const;
  }
}

function brokenRule(schema: SchemaRules, value: unknown): SchemaError["keyword"] | undefined {
  if (schema.type !== undefined && !isType(schema.type, value)) return "type";
  if (schema.enum !== undefined && !schema.enum.includes(value)) return "enum";
  if (typeof value === "number") return brokenRange(schema, value);
  if (typeof value === "string") return brokenText(schema, value);
  if (Array.isArray(value)) {
    if (value.length > (schema.maxItems ?? Infinity)) return "maxItems";
    return value.length < (schema.minItems ?? 0) ? "minItems" : undefined;
  }
  const { minProperties = 0 } = schema;
  return isObject(value) && Object.keys(value).length < minProperties ? "minProperties" : undefined;
}

function brokenRange({ minimum = -Infinity, maximum = Infinity }: SchemaRules, value: number) {
  if (value > maximum) return "maximum";
  return value < minimum ? "minimum" : undefined;
}

function brokenText({ minLength = 0, maxLength = Infinity, pattern }: SchemaRules, value: string) {
  // A text has at least half as many code points as units: one that is far too long, or may be, is not taken apart.
  const isLong = value.length / 2 > maxLength || (maxLength === Infinity && value.length / 2 >= minLength);
  const length = isLong ? Infinity : [...value].length;
  if (length > maxLength) return "maxLength";
  if (length < minLength) return "minLength";
  return pattern !== undefined && !patternOf(pattern).test(value) ? "pattern" : undefined;
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, "u");
  patterns.set(source, pattern);
  return pattern;
}

function isType(type: NonNullable<SchemaRules["type"]>, value: unknown): boolean {
  if (type === "integer") return Number.isSafeInteger(value);
  if (type === "number") return Number.isFinite(value);
  if (type === "array") return Array.isArray(value);
  return type === "object" ? isObject(value) : typeof value === type;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The index of the first entry that equals an earlier one, or -1. Objects are equal whatever the order of their keys. */
function firstRepeated(list: readonly unknown[]): number {
  const sorted = (_: string, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
  const seen = new Set<string>();
  return list.findIndex((entry) => seen.size === seen.add(JSON.stringify(entry, sorted)).size);
}
