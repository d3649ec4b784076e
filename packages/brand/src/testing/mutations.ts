import type { JsonPath } from "../jsonPointer.ts";
import type { JsonObject, JsonSchema, JsonValue } from "../jsonSchema.ts";
import { isObject } from "../isObject.ts";
import { type JsonTree, changeTree, printTree, treeOf } from "./jsonTree.ts";

/** A value in a config, with its schema. */
export interface Place {
  readonly path: JsonPath;
  readonly value: JsonValue;
  readonly schema: JsonSchema;
  /** The object or list that contains it. */
  readonly parent: JsonSchema;
}

/** A text with a mistake, and its place. */
export interface Mutated {
  readonly text: string;
  /** The wrong value or key. If the text is not JSON at all, any place inside it is accepted. */
  readonly path: JsonPath;
}

type Mutation = (config: JsonObject, place: Place, dice: number) => Mutated | undefined;

/** Every value in a config, from the outside in. */
export function placesIn(value: JsonValue, schema: JsonSchema, path: JsonPath = []): Place[] {
  const children: [string | number, JsonValue, JsonSchema | undefined][] = Array.isArray(value)
    ? value.map((entry: JsonValue, at) => [at, entry, schema.items])
    : Object.entries(isObject(value) ? value : {}).map(([key, child]) => [key, child, schema.properties?.[key]]);
  return children.flatMap(([key, child, own]) =>
    own === undefined
      ? []
      : [{ path: [...path, key], value: child, schema: own, parent: schema }, ...placesIn(child, own, [...path, key])],
  );
}

/**
 * Mutations after which a config must be rejected, with the places where each one is a mistake. The brand must not
 * extend another: there, `null` and missing keys may be correct.
 */
export const mutations: Readonly<Record<string, Mutation>> = {
  misspeltKey: (config, { path, parent }, dice) => {
    const key = String(path.at(-1));
    if (!parent.properties) return undefined;
    const wrong = misspell(key, dice);
    if (Object.hasOwn(parent.properties, wrong)) return undefined;
    return mutate(config, path, (found) => [[wrong, found]], [...path.slice(0, -1), wrong]);
  },
  removedKey: (config, { path, parent }) =>
    // A brand that exists only to be extended may leave out required keys.
    config["abstract"] !== true && parent.required?.includes(String(path.at(-1)))
      ? mutate(config, path, () => [])
      : undefined,
  duplicatedKey: (config, { path, parent }) =>
    parent.properties
      ? mutate(config, path, (found, key) => [
          [key, found],
          [key, found],
        ])
      : undefined,
  otherType: (config, { path, schema }, dice) => {
    const others: JsonValue[] = [null, true, 7, "x", [], {}].filter((value) => kindOf(value) !== kindOf(schema));
    return mutate(config, path, (_found, key) => [[key, treeOf(others[dice % others.length] ?? null)]]);
  },
  brokenEnum: (config, { path, schema, value }, dice) => {
    if (typeof value !== "string") return undefined;
    const wrong = misspell(value, dice);
    if (!schema.enum || schema.enum.includes(wrong)) return undefined;
    return mutate(config, path, (_found, key) => [[key, treeOf(wrong)]]);
  },
  outOfRange: (config, { path, schema }, dice) => {
    const { minimum, maximum } = schema;
    const wrong = [
      minimum === undefined ? [] : [minimum - 1, minimum - 1e9],
      maximum === undefined ? [] : [maximum + 1, 1e300],
    ];
    const values = wrong.flat();
    if (values.length === 0) return undefined;
    return mutate(config, path, (_found, key) => [[key, treeOf(values[dice % values.length] ?? 0)]]);
  },
  doubledEntry: (config, { path, parent }) =>
    parent.items && parent.uniqueItems
      ? mutate(
          config,
          path,
          (found, key) => [
            [key, found],
            [key, found],
          ],
          path.slice(0, -1),
        )
      : undefined,
  hiddenCharacter: (config, { path, schema, value }, dice) => {
    if (schema.enum || typeof value !== "string") return undefined;
    const at = dice % (value.length + 1);
    const hidden = ["\u0000", "\u0007", "\u001b", "\u007f", "\u0085", "\u2028", "\u202e", "\u2066"];
    const wrong = value.slice(0, at) + hidden[dice % hidden.length] + value.slice(at);
    return wrong.isWellFormed() ? mutate(config, path, (_found, key) => [[key, treeOf(wrong)]]) : undefined;
  },
  deepNesting: (config, { path }) =>
    mutate(config, path, (_found, key) => [[key, { raw: "[".repeat(40) + "]".repeat(40) }]]),
  reservedKey: (config, { path, value }, dice) => {
    if (!isObject(value)) return undefined;
    const key = ["__proto__", "constructor", "prototype"][dice % 3] ?? "";
    const add = (found: JsonTree): JsonTree =>
      "entries" in found ? { entries: [...found.entries, [key, treeOf({ polluted: true })]] } : found;
    return mutate(config, path, (found, name) => [[name, add(found)]], [...path, key]);
  },
  hugeText: (config, { path, schema, value }, dice) => {
    if (typeof value !== "string" || schema.enum) return undefined;
    const wrong = "가".repeat(dice % 2 === 0 ? 120_000 : (schema.maxLength ?? 2000) + 1);
    return mutate(config, path, (_found, key) => [[key, treeOf(wrong)]]);
  },
  truncated: (config, _place, dice) => {
    const text = printTree(treeOf(config));
    return { text: text.slice(0, dice % text.length), path: [] };
  },
  wrongEncoding: (config, { path, value }, dice) => {
    if (typeof value !== "string") return undefined;
    const broken = ["\ufffd", "\\ud800", "\\udc00x"][dice % 3] ?? "";
    return mutate(config, path, (_found, key) => [[key, { raw: JSON.stringify(value).replace(/"$/, `${broken}"`) }]]);
  },
  byteOrderMark: (config) => ({ text: `\ufeff${printTree(treeOf(config))}`, path: [] }),
  comment: (config, { path }, dice) => {
    const note = dice % 2 === 0 ? "/* note */ " : "// note\n";
    return mutate(config, path, (found, key) => [[key, { raw: note + printTree(found, "") }]], []);
  },
  wrongNumber: (config, { path, value }, dice) => {
    if (typeof value !== "number") return undefined;
    const raw = ["NaN", "-Infinity", "0x10", "01", "+1", ".5", "1e999", "1_000"][dice % 8] ?? "";
    return mutate(config, path, (_found, key) => [[key, { raw }]], []);
  },
};

function mutate(
  config: JsonObject,
  path: JsonPath,
  to: Parameters<typeof changeTree>[2],
  wrong: JsonPath = path,
): Mutated {
  return { text: printTree(changeTree(treeOf(config), path, to)), path: wrong };
}

/** The text with one extra letter, one letter missing, two letters swapped, or all in capitals. */
function misspell(text: string, dice: number): string {
  const at = dice % Math.max(1, text.length);
  const ways = [
    `${text.slice(0, at)}x${text.slice(at)}`,
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + (text[at + 1] ?? "y") + (text[at] ?? "") + text.slice(at + 2),
    text.toUpperCase(),
  ];
  const wrong = ways[dice % ways.length] ?? "";
  return wrong === text ? `${text}x` : wrong;
}

/** The JSON types of values and schemas. */
function kindOf(value: JsonValue | JsonSchema): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value !== "object") return typeof value;
  const { type, enum: words, properties } = value as JsonSchema;
  if (words) return "string";
  if (properties) return "object";
  return type === "integer" ? "number" : (type ?? "object");
}
