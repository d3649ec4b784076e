import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { errorsBy, type SchemaError } from "./ajvErrors.ts";
import type { SchemaRules } from "./schemaRules.ts";

// Strict validation by ajv: of what an operator writes (packages/brand) and of what a platform is sent
// (packages/platform/readRequest.ts). No page loads it: the site reads responses by packages/platform/shape.ts.

const ajv = new Ajv2020({
  allErrors: true,
  messages: false,
  ownProperties: true,
  validateSchema: false,
  // Each part is compiled once: see `compact`.
  inlineRefs: false,
  code: { source: true, optimize: false },
});

const compiled = new WeakMap<SchemaRules, ValidateFunction>();

function validatorOf(schema: SchemaRules): ValidateFunction {
  const validate = compiled.get(schema) ?? ajv.compile(compact(schema));
  compiled.set(schema, validate);
  return validate;
}

/** Every difference between a value and a schema, at most one for each value, in the order of the schema. */
export function schemaErrors(schema: SchemaRules, value: unknown): readonly SchemaError[] {
  return errorsBy(validatorOf(schema), schema, value);
}

/** Whether a value is as a schema says. */
export function fitsSchema(schema: SchemaRules, value: unknown): boolean {
  return validatorOf(schema)(value);
}

/** The code of a CommonJS module that exports a schema's validator, to keep it for the next program. */
export function validatorCode(schema: SchemaRules): string {
  return standaloneCode.default(ajv, validatorOf(schema));
}

/**
 * The rules of a schema without its texts, each different part once: most parts of a brand's schema are alike, and
 * compiling it takes a third of the time.
 */
function compact(schema: SchemaRules): object {
  const names = new Map<string, string>();
  const $defs: Record<string, object> = {};
  const refTo = (part: SchemaRules): { readonly $ref: string } => {
    const rules = JSON.stringify(rulesOf(part, refTo));
    const name = names.get(rules) ?? String(names.size);
    names.set(rules, name);
    $defs[name] ??= JSON.parse(rules) as object;
    return { $ref: `#/$defs/${name}` };
  };
  return { ...refTo(schema), $defs };
}

/** Keywords that ajv gets as they are. */
const plain = [
  "type",
  "enum",
  "required",
  "additionalProperties",
  "minProperties",
  "minItems",
  "maxItems",
  "minLength",
  "maxLength",
] as const;

function rulesOf(schema: SchemaRules, refTo: (part: SchemaRules) => object): object {
  const { type, properties, items, uniqueItems, maxItems, maxLength, pattern, minimum, maximum } = schema;
  const isWhole = type === "integer";
  return {
    ...Object.fromEntries(plain.map((keyword) => [keyword, schema[keyword]])),
    // ajv takes any number without decimals for an integer; beyond these it is not exact.
    minimum: minimum ?? (isWhole ? Number.MIN_SAFE_INTEGER : undefined),
    maximum: maximum ?? (isWhole ? Number.MAX_SAFE_INTEGER : undefined),
    // A pattern may take long on a text that is longer than it allows.
    ...(maxLength === undefined
      ? { pattern }
      : pattern !== undefined && { if: { minLength: maxLength + 1 }, else: { pattern } }),
    properties: properties && Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, refTo(part)])),
    ...listRules({ uniqueItems, items: items && refTo(items) }, maxItems),
  };
}

/**
 * ajv compares each entry of a list with the others, and copies all errors for each one that has another, so the entries
 * of a list that is far too long are not looked at.
 */
function listRules(rules: object, maxItems: number | undefined): object {
  return maxItems === undefined ? rules : { allOf: [{ if: { minItems: Math.max(1000, maxItems) + 1 }, else: rules }] };
}
