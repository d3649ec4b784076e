import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type { SchemaRules } from "./schemaRules.ts";

/** One difference between a value and its schema. */
export interface SchemaError {
  readonly keyword: Exclude<keyof SchemaRules, "properties" | "items" | "contentMediaType">;
  /** Where the value is; a key that is missing or unknown and an entry that occurs twice have a path of their own. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** An error with its place in the order of the schema: one number for each step of its path. */
interface Ranked extends SchemaError {
  readonly rank: readonly number[];
}

/** Which of several errors of one value is reported. */
const order: readonly string[] =
  "type enum maximum minimum maxLength minLength pattern maxItems minItems minProperties".split(" ");

/**
 * Every difference between a value and a schema, at most one for each value, in the order of the schema. ajv reports
 * them in an order of its own, and several for the same value.
 */
export function errorsBy(validate: ValidateFunction, schema: SchemaRules, value: unknown): readonly SchemaError[] {
  if (validate(value)) return [];
  const seen = new Set<string>();
  return (validate.errors ?? [])
    .toSorted((one, other) => order.indexOf(one.keyword) - order.indexOf(other.keyword))
    .filter(({ keyword, instancePath }) => {
      if (!order.includes(keyword)) return keyword !== "if";
      const isFirst = !seen.has(instancePath);
      seen.add(instancePath);
      return isFirst;
    })
    .map((error) => ranked(error, schema, value))
    .toSorted((one, other) => compareRanks(one.rank, other.rank))
    .map(({ keyword, path, value: found }) => ({ keyword, path, value: found }));
}

function ranked({ keyword, instancePath, params }: ErrorObject, root: SchemaRules, whole: unknown): Ranked {
  let [schema, value]: [SchemaRules, unknown] = [root, whole];
  const path: (string | number)[] = [];
  const rank: number[] = [];
  for (const segment of instancePath.split("/").slice(1)) {
    if (Array.isArray(value)) {
      const index = Number(segment);
      [schema, value] = [schema.items ?? {}, value[index]];
      path.push(index);
      rank.push(index);
    } else {
      const key = segment.replaceAll("~1", "/").replaceAll("~0", "~");
      rank.push(rankOf(schema, key));
      path.push(key);
      [schema, value] = [schema.properties?.[key] ?? {}, (value as Readonly<Record<string, unknown>>)[key]];
    }
  }
  const at = (step: string | number, place: number, found: unknown): Ranked => ({
    keyword: keyword as SchemaError["keyword"],
    path: [...path, step],
    rank: [...rank, place],
    value: found,
  });
  if (keyword === "required") {
    const key = String(params["missingProperty"]);
    return at(key, rankOf(schema, key), undefined);
  }
  if (keyword === "additionalProperties") {
    const key = String(params["additionalProperty"]);
    return at(key, Infinity, (value as Readonly<Record<string, unknown>>)[key]);
  }
  if (keyword === "uniqueItems") {
    const list = value as readonly unknown[];
    const index = firstRepeated(list) ?? Number(params["i"]);
    return at(index, -1, list[index]);
  }
  // The bounds of a whole number are within those of exact ones, and a number beyond those is not a whole number to us.
  const isInexact = schema.type === "integer" && !Number.isSafeInteger(value);
  return { keyword: isInexact ? "type" : (keyword as SchemaError["keyword"]), path, rank, value };
}

function rankOf({ properties = {} }: SchemaRules, key: string): number {
  return Object.keys(properties).indexOf(key);
}

/** The index of the first text or number that equals an earlier one: ajv names the last. */
function firstRepeated(list: readonly unknown[]): number | undefined {
  const seen = new Set<unknown>();
  const index = list.findIndex((entry) => seen.size === seen.add(entry).size);
  return index === -1 ? undefined : index;
}

/** A value comes before what it contains. */
function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, depth) => place !== other[depth]);
  if (at === -1) return one.length - other.length;
  // Infinity - Infinity is no order.
  return (one[at] ?? -1) < (other[at] ?? -Infinity) ? -1 : 1;
}
