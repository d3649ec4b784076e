import { brandSchema } from "../brandSchema.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonSchema } from "../jsonSchema.ts";
import type { Finding } from "../problem.ts";
import { characterName } from "../text/characterName.ts";
import { hiddenCharacters } from "@livery/product/hiddenCharacters.ts";
import { listValues, quote } from "../text/quote.ts";
import { describeSchema, exampleOf } from "./describeSchema.ts";
import { nearestName } from "./nearestName.ts";

/** A key that the schema does not have. The last entry of the path is the key. */
export function unknownKey(path: JsonPath, schema: JsonSchema): Finding {
  const key = String(path.at(-1));
  const keys = Object.keys(schema.properties ?? {});
  if (secret.test(key) && nearestName(key, keys) === undefined) return secretKey(path);
  const [hidden] = hiddenCharacters(key);
  return {
    code: "LIV1101",
    message: `There is no key ${quote(key)} in ${nameOf(path.slice(0, -1))}${hidden === undefined ? "" : `: it contains ${characterName(hidden.character)}`}.`,
    expected: `one of the keys ${listValues(keys.filter((name) => name !== "$schema"))}`,
    got: quote(key),
    suggestion: suggestKey(key, keys),
  };
}

/** A required key that is missing. */
export function missingKey(path: JsonPath, key: string, schema: JsonSchema): Finding {
  const wanted = schema.properties?.[key] ?? {};
  const example = exampleOf(wanted);
  return {
    code: "LIV1102",
    message: `The key ${quote(key)} is missing in ${nameOf(path)}.`,
    expected: describeSchema(wanted),
    suggestion: example === undefined ? `Add ${quote(key)}.` : `Add ${quote(key)}, for example: ${example}.`,
  };
}

/** The name of the object or value at a path, as used in messages. */
export function nameOf(path: JsonPath): string {
  if (path.length === 0) return "brand.json";
  return path
    .map((key) => (/^\d+$/.test(String(key)) ? `[${key}]` : `.${key}`))
    .join("")
    .slice(1);
}

const secret = /pass(?:word|wd|code)|secret|token|private_?key|api_?key|credential/i;

function secretKey(path: JsonPath): Finding {
  const key = quote(String(path.at(-1)));
  return {
    code: "LIV1110",
    message: `The key ${key} looks like a secret, and everything in a config is public.`,
    suggestion: "Remove the key, then revoke the secret and treat it as leaked: it is in the repository now.",
  };
}

function suggestKey(key: string, keys: readonly string[]): string | undefined {
  const near = nearestName(key, keys);
  if (near !== undefined) return `Did you mean ${quote(near)}?`;
  const homes = homesOf(key, brandSchema, []);
  const [home] = homes;
  return home === undefined || homes.length > 1 ? undefined : `${quote(key)} belongs in ${nameOf(home)}.`;
}

/** The objects in the schema that have such a key. */
function homesOf(key: string, schema: JsonSchema, path: JsonPath): JsonPath[] {
  const entries = Object.entries(schema.properties ?? {});
  const below = entries.flatMap(([name, child]) => homesOf(key, child, [...path, name]));
  return schema.properties && Object.hasOwn(schema.properties, key) ? [path, ...below] : below;
}
