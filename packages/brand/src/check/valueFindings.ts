import { schemaAt } from "../brandSchema.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonSchema, JsonValue } from "../jsonSchema.ts";
import type { Finding } from "../problem.ts";
import type { ProblemCode } from "../problemCodes.ts";
import { quote } from "../text/quote.ts";
import { secretIn } from "../text/secretIn.ts";
import { describeSchema, describeText, exampleOf, kindOf } from "./describeSchema.ts";
import { nameOf } from "./keyFindings.ts";
import { nearestValue } from "./nearestValue.ts";

const codes: Readonly<Record<string, ProblemCode>> = {
  type: "LIV1103",
  enum: "LIV1104",
  minimum: "LIV1105",
  maximum: "LIV1105",
  pattern: "LIV1106",
  minLength: "LIV1107",
  maxLength: "LIV1107",
  minItems: "LIV1109",
  maxItems: "LIV1109",
  minProperties: "LIV1109",
};

/** A value that its schema rejects, by the keyword that rejects it. Secrets are not repeated. */
export function wrongValue(path: JsonPath, value: JsonValue, schema: JsonSchema, keyword: string): Finding {
  const secret = typeof value === "string" ? secretIn(value) : undefined;
  if (secret !== undefined) return secretValue(path, secret);
  if (typeof value === "string" && (keyword === "maxLength" || keyword === "minLength")) {
    return {
      code: "LIV1107",
      message: messageOf(nameOf(path), value, schema, keyword),
      expected: describeText(schema),
      got: `a text of ${[...value].length} characters`,
    };
  }
  return {
    code: codes[keyword] ?? "LIV1103",
    message: messageOf(nameOf(path), value, schema, keyword),
    expected: describeSchema(schema),
    got: typeof value === "object" || keyword === "type" ? kindOf(value) : quote(value),
    suggestion: suggestFor(path, value, schema) ?? suggest(value, schema),
  };
}

/** A text that looks like a secret. It is not shown, because messages end up in logs. */
export function secretValue(path: JsonPath, secret: string): Finding {
  return {
    code: "LIV1110",
    message: `${nameOf(path)} looks like ${secret}, and everything in a config is public.`,
    suggestion: "Remove it, then revoke the secret and treat it as leaked: it is in the repository now.",
  };
}

/** An entry that occurs twice in a list. */
export function duplicateEntry(path: JsonPath, value: JsonValue): Finding {
  return {
    code: "LIV1108",
    message: `${quote(value)} occurs twice in ${nameOf(path)}.`,
    suggestion: "Remove one of the two.",
  };
}

function messageOf(name: string, value: JsonValue, schema: JsonSchema, keyword: string): string {
  switch (keyword) {
    case "type":
      return `${name} is ${shortKindOf(value)}, not ${shortKind(schema)}.`;
    case "enum":
      return `${name} cannot be ${quote(value)}.`;
    case "minimum":
      return `${name} is too small.`;
    case "maximum":
      return `${name} is too large.`;
    case "minLength":
      return `${name} is too short.`;
    case "maxLength":
      return `${name} is too long.`;
    case "minItems":
      return `${name} has too few entries.`;
    case "maxItems":
      return `${name} has too many entries.`;
    case "minProperties":
      return `${name} is empty.`;
    default:
      return `${name} is not ${describeSchema(schema)}.`;
  }
}

function shortKindOf(value: JsonValue): string {
  if (typeof value === "string") return "a text";
  return typeof value === "number" ? "a number" : kindOf(value);
}

function shortKind({ type }: JsonSchema): string {
  if (type === "boolean") return "true or false";
  if (type === "integer") return "a whole number";
  if (type === "array") return "a list";
  if (type === "object") return "an object";
  return type === "string" ? "a text" : "a number";
}

/** Advice that depends on the key, or on why people write such a value. */
function suggestFor(path: JsonPath, value: JsonValue, schema: JsonSchema): string | undefined {
  const key = path.at(-1);
  if (value === null && typeof key === "string") return removeNull(path, key);
  if (path.length === 1 && key === "extends" && Array.isArray(value) && value.length > 1)
    return "A brand extends one brand, which may extend the next: write one id here, and the other ones there.";
  if (path.length === 1 && key === "logo" && typeof value === "string") return renameLogo(value, schema);
  return undefined;
}

function removeNull(path: JsonPath, key: string): string | undefined {
  if (schemaAt(path.slice(0, -1))?.required?.includes(key)) return undefined;
  const name = quote("extends");
  return `Remove the key to use the default: null only removes an inherited value, in a brand with ${name}.`;
}

/** The name of the file alone would not help: it has to be an SVG, with a name that every host finds. */
function renameLogo(name: string, schema: JsonSchema): string | undefined {
  const near = nearestValue(name, schema);
  if (near === undefined || /[\\/]/.test(name)) return undefined;
  if (/\.svg$/i.test(name)) return `Rename the file to ${quote(near)}, and write that name here.`;
  return `Export the logo from your drawing program as an SVG, which is sharp at every size, and write ${quote(near)}.`;
}

function suggest(value: JsonValue, schema: JsonSchema): string | undefined {
  const near = nearestValue(value, schema);
  if (near !== undefined) return schema.enum ? `Did you mean ${quote(near)}?` : `Write ${quote(near)}.`;
  const example = exampleOf(schema);
  return example === undefined || schema.enum ? undefined : `For example ${example}.`;
}
