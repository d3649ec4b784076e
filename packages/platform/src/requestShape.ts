// What a call takes. A platform checks by it what it is sent; a page carries none of it, only the types.

/** The keywords of schemas/platform/requests/; `npm run gen` refuses a schema with another one. */
interface FieldShape {
  readonly type: "string" | "integer" | "number" | "boolean" | "object" | "array";
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Without flags, as JSON Schema has it. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, FieldShape>>;
  readonly required?: readonly string[];
  readonly items?: FieldShape;
  readonly maxItems?: number;
}

/** The shape of a whole request; `Wire` is the type of what fits. */
export interface RequestShape<Wire> extends FieldShape {
  /** Never there: it ties the type to the shape. */
  readonly wire?: Wire;
}

/** Why a field does not fit. */
export type RequestRule = "required" | "type" | "choice" | "length" | "pattern" | "range";

/** The field that does not fit first; `terms.rate` for one inside another, empty for the request as a whole. */
class Mismatch {
  readonly field: string;
  readonly rule: RequestRule;

  constructor(field: string, rule: RequestRule) {
    this.field = field;
    this.rule = rule;
  }
}

/** A number or a truth as a query or a form writes it; anything else as it is. */
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
  // As JSON Schema counts: code points. A text has at least half as many as it has units.
  if (value.length / 2 > maxLength || [...value].length > maxLength) return "length";
  if ([...value].length < minLength) return value === "" ? "required" : "length";
  return pattern !== undefined && !new RegExp(pattern, "u").test(value) ? "pattern" : undefined;
}

/** A copy of what the shape names, or the first field that does not fit. */
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
 * Reads what a call is sent: a copy of the fields that its shape names and of nothing else, or the first field that does
 * not fit and why. `null` in a field counts as absent. `texts`: it comes as texts, from a query or a form.
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
