import { fitsSchema } from "@livery/product/validateSchema.ts";
import { isObject } from "./isObject.ts";
import type { JsonSchema, JsonValue } from "./jsonSchema.ts";

/**
 * Valid values of a schema other than the given one, most plausible first; empty if there is no other. Each one is
 * valid by itself, but rules across fields may still reject it.
 */
export function secondValues(schema: JsonSchema, value: JsonValue | undefined): JsonValue[] {
  const said = [...(schema.examples ?? []), ...(schema.default === undefined ? [] : [schema.default])];
  const seen = new Set([JSON.stringify(value)]);
  return [...turned(schema, value), ...said, ...changed(schema, value)].filter((other) => {
    const text = JSON.stringify(other);
    if (seen.has(text) || !fitsSchema(schema, other)) return false;
    seen.add(text);
    return true;
  });
}

/** Values from a small set: starts with the one after the given value. */
function turned({ enum: values, type }: JsonSchema, value: JsonValue | undefined): JsonValue[] {
  if (type === "boolean") return [value !== true];
  if (!values) return [];
  const at = values.findIndex((known) => known === value) + 1;
  return [...values.slice(at), ...values.slice(0, at)];
}

/** The given value with a small change, or the ends of a range. */
function changed(schema: JsonSchema, value: JsonValue | undefined): JsonValue[] {
  const { type, minimum, maximum, items, properties } = schema;
  if (type === "number" || type === "integer") {
    const near = typeof value === "number" ? [value + 1, value - 1] : [];
    return [...near, ...[maximum, minimum].filter((end) => end !== undefined)];
  }
  if (type === "string" && typeof value === "string") return changedTexts(value);
  if (items) return changedLists(items, Array.isArray(value) ? (value as JsonValue[]) : []);
  return properties ? changedObjects(schema, isObject(value) ? value : {}) : [];
}

function changedTexts(text: string): string[] {
  // A slightly different colour would change little, so red, green and blue are swapped.
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(text) ?? [];
  if (red !== undefined) return [`#${blue}${red}${green}`, `#${green}${blue}${red}`, ...nearTexts(text)];
  return nearTexts(text);
}

function nearTexts(text: string): string[] {
  const digits = text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  const ends = ["0", "1", "a"].map((end) => text.slice(0, -1) + end);
  return [digits, ...ends, `${text}2`, `${text}b`, text.slice(0, -1), text.replace(/^(https:\/\/)?/, "$1b")];
}

function changedLists(items: JsonSchema, list: readonly JsonValue[]): JsonValue[] {
  const [first, ...rest] = list;
  const others = secondValues(items, first).filter((other) => !list.some((entry) => isSame(entry, other)));
  const swapped = others.slice(0, 2).flatMap((other) => [
    [...list, other],
    [other, ...rest],
  ]);
  return [list.toReversed(), rest, list.slice(0, -1), ...swapped];
}

function changedObjects({ properties = {} }: JsonSchema, object: Readonly<Record<string, JsonValue>>): JsonValue[] {
  return Object.entries(properties).flatMap(([key, schema]) =>
    secondValues(schema, object[key])
      .slice(0, 1)
      .map((other) => ({ ...object, [key]: other })),
  );
}

function isSame(one: JsonValue, other: JsonValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
