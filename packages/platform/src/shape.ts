// A page carries the shapes of its responses as data and this one reader: a generated validator for each of them would
// be many times as large. Unlike the strict check (packages/product/src/validateSchema.ts) it is lenient: it copies the
// fields that it knows, drops the others, and leaves out list entries that do not fit.

/** The keywords of schemas/platform/ that the site reads; `npm run gen` rejects a schema with another one. */
interface ShapeNode {
  readonly type?: TypeName | readonly TypeName[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, ShapeNode>>;
  readonly required?: readonly string[];
  /** The shape of the values under any other key. */
  readonly additionalProperties?: ShapeNode;
  readonly items?: ShapeNode;
  /** `#/$defs/<name>`. */
  readonly $ref?: string;
}

type TypeName = "string" | "number" | "integer" | "boolean" | "null" | "object" | "array";

/** The shape of a whole response; `Wire` is the type of a valid one. */
export interface Shape<Wire> extends ShapeNode {
  readonly $defs?: Readonly<Record<string, ShapeNode>>;
  /** Never present: it ties the type to the shape. */
  readonly wire?: Wire;
}

/** Where and why a value is not valid: `path` is a JSON pointer into it. */
class Mismatch {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    this.path = path;
    this.reason = reason;
  }
}

/** The state of one validation. */
interface Reading {
  readonly defs: Readonly<Record<string, ShapeNode>>;
  dropped: number;
}

const isType: Readonly<Record<TypeName, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  // The size of a greater number is no longer exact: it has been rounded when it is read.
  number: (value) => typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER,
  integer: Number.isSafeInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  array: Array.isArray,
};

/** The valid items. A required list without any valid item is not valid itself. */
function readList(reading: Reading, items: ShapeNode, list: readonly unknown[], path: string, needed: boolean) {
  const read = list.map((item, at) => readValue(reading, items, item, `${path}/${at}`));
  const fitting = read.filter((item) => !(item instanceof Mismatch));
  const first = read.find((item) => item instanceof Mismatch);
  if (needed && fitting.length === 0 && first !== undefined) return first;
  reading.dropped += list.length - fitting.length;
  return fitting;
}

/** The fields that the shape names. `null` in an optional field counts as absent. */
function readFields(reading: Reading, node: ShapeNode, value: Readonly<Record<string, unknown>>, path: string) {
  const { properties = {}, required = [], additionalProperties: others } = node;
  const fields: [string, unknown][] = [];
  const keys =
    others === undefined ? Object.keys(properties) : new Set([...Object.keys(properties), ...Object.keys(value)]);
  for (const key of keys) {
    const shape = Object.hasOwn(properties, key) ? properties[key] : others;
    const needed = required.includes(key);
    const field = Object.hasOwn(value, key) ? value[key] : undefined;
    if (field === undefined && needed) return new Mismatch(path, `must have "${key}"`);
    if (shape === undefined || field === undefined || (field === null && !needed)) continue;
    const read = readValue(reading, shape, field, `${path}/${key}`, needed);
    if (read instanceof Mismatch) return read;
    fields.push([key, read]);
  }
  return Object.fromEntries(fields);
}

/** A copy of what the shape names. `needed`: without this value the response is not valid. */
function readValue(reading: Reading, node: ShapeNode, value: unknown, path: string, needed = false): unknown {
  const { $ref, type, enum: allowed, items } = node;
  if ($ref !== undefined)
    return readValue(reading, reading.defs[$ref.slice("#/$defs/".length)] ?? {}, value, path, needed);
  if (type !== undefined && ![type].flat().some((name) => isType[name](value)))
    return new Mismatch(path, `must be ${[type].flat().join(" or ")}`);
  if (allowed !== undefined && !allowed.includes(value))
    return new Mismatch(path, `must be one of ${allowed.join(", ")}`);
  if (items !== undefined && Array.isArray(value)) return readList(reading, items, value, path, needed);
  if ((node.properties ?? node.additionalProperties) !== undefined && isType.object(value))
    return readFields(reading, node, value as Readonly<Record<string, unknown>>, path);
  return value;
}

/**
 * Validates a JSON value by its shape: returns a copy with only the named fields and valid list items (`dropped` counts
 * the others), or where and why the value is not valid.
 */
export function fit<Wire>(
  shape: Shape<Wire>,
  value: unknown,
):
  | { readonly ok: true; readonly value: Wire; readonly dropped: number }
  | { readonly ok: false; readonly path: string; readonly reason: string } {
  const reading: Reading = { defs: shape.$defs ?? {}, dropped: 0 };
  const read = readValue(reading, shape, value, "", true);
  if (read instanceof Mismatch) return { ok: false, path: read.path, reason: read.reason };
  return { ok: true, value: read as Wire, dropped: reading.dropped };
}
