// The shape of a call's request. A platform validates requests with it; pages carry only the types.

/** The keywords of schemas/platform/requests/; `npm run gen` rejects a schema with another one. */
interface FieldShape {
  readonly type: "string" | "integer" | "number" | "boolean" | "object" | "array";
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Without flags, as in JSON Schema. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, FieldShape>>;
  readonly required?: readonly string[];
  readonly items?: FieldShape;
  readonly maxItems?: number;
}

/** The shape of a whole request; `Wire` is the type of a valid one. */
export interface RequestShape<Wire> extends FieldShape {
  /** Never present: it ties the type to the shape. */
  readonly wire?: Wire;
}

/** Why a field is not valid. */
export type RequestRule = "required" | "type" | "choice" | "length" | "pattern" | "range";

/** The first invalid field; `terms.rate` for a nested one, empty for the request as a whole. */
class Mismatch {
  readonly field: string;
  readonly rule: RequestRule;

  constructor(field: string, rule: RequestRule) {
    this.field = field;
    this.rule = rule;
  }
}

/** Parses a number or boolean from a query or a form; returns anything else unchanged. */
function fromText(type: FieldShape["type"], value: unknown): unknown {
  if (typeof value !== "string") return value;
  if ((type === "integer" || type === "number") && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(value)) return Number(value);
  return type === "boolean" && (value === "true" || value === "false") ? value === "true" : value;
}

function isType(type: FieldShape["type"], value: unknown): boolean {
  if (type === "integer") return Number.isSafeInteger(value);
  if (type === "number") return Number.isFinite(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function brokenRule(shape: FieldShape, value: unknown): RequestRule | undefined {
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity, pattern } = shape;
  if (!isType(shape.type, value)) return "type";
  if (shape.enum !== undefined && !shape.enum.includes(value)) return "choice";
  if (typeof value === "number") return value < minimum || value > maximum ? "range" : undefined;
  if (Array.isArray(value)) return value.length > (shape.maxItems ?? Infinity) ? "length" : undefined;
  if (typeof value !== "string") return undefined;
  // Counts code points, as JSON Schema does. A text has at least half as many code points as UTF-16 units.
  if (value.length / 2 > maxLength || [...value].length > maxLength) return "length";
  if ([...value].length < minLength) return value === "" ? "required" : "length";
  return pattern !== undefined && !new RegExp(pattern, "u").test(value) ? "pattern" : undefined;
}

/** A copy of the fields that the shape names, or the first invalid field. */
function readField(shape: FieldShape, value: unknown, field: string, texts: boolean): unknown {
  const meant = texts ? fromText(shape.type, value) : value;
  const rule = brokenRule(shape, meant);
  if (rule !== undefined) return new Mismatch(field, rule);
  if (Array.isArray(meant)) {
    const items = meant.map((item, at) =>
      shape.items ? readField(shape.items, item, `${field}.${at}`, texts) : (item as unknown),
    );
    return items.find((item) => item instanceof Mismatch) ?? items;
  }
  if (shape.properties === undefined) return meant;
  const fields: [string, unknown][] = [];
  for (const [name, child] of Object.entries(shape.properties)) {
    const path = field === "" ? name : `${field}.${name}`;
    const given = Object.hasOwn(meant as object, name) ? (meant as Record<string, unknown>)[name] : undefined;
    if (given === undefined || given === null || (texts && given === "")) {
      if (shape.required?.includes(name)) return new Mismatch(path, "required");
      continue;
    }
    const read = readField(child, given, path, texts);
    if (read instanceof Mismatch) return read;
    fields.push([name, read]);
  }
  return Object.fromEntries(fields);
}

/**
 * Validates a call's request: returns a copy of the fields that its shape names, or the first invalid field and why.
 * `null` counts as absent. `texts`: values are texts, from a query or a form.
 */
export function readRequest<Wire>(
  shape: RequestShape<Wire>,
  value: unknown,
  { texts = false }: { readonly texts?: boolean } = {},
):
  | { readonly ok: true; readonly value: Wire }
  | { readonly ok: false; readonly field: string; readonly rule: RequestRule } {
  const read = readField(shape, value, "", texts);
  if (read instanceof Mismatch) return { ok: false, field: read.field, rule: read.rule };
  return { ok: true, value: read as Wire };
}
