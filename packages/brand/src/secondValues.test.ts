import { expect, test } from "vitest";
import { exampleConfig } from "../fixtures/example.ts";
import { brandSchema } from "./brandSchema.ts";
import { isObject } from "./isObject.ts";
import type { JsonPath } from "./jsonPointer.ts";
import type { JsonSchema, JsonValue } from "./jsonSchema.ts";
import { secondValues } from "./secondValues.ts";
import { fitsSchema } from "@livery/product/validateSchema.ts";

const top = Object.entries(brandSchema.properties ?? {});

test.each(top)("every alternative value of %s and all below it is valid and differs", (key, schema) => {
  for (const { path, schema: leaf } of leavesOf(schema, [key])) {
    for (const value of [undefined, leaf.default, ...(leaf.examples ?? [])]) {
      const others = secondValues(leaf, value);
      expect(others, path.join(".")).not.toContainEqual(value ?? null);
      for (const other of others.slice(0, 4)) {
        const whole = put(exampleConfig as unknown as JsonValue, brandSchema, path, other);
        expect(fitsSchema(brandSchema, whole), `${path.join(".")}: ${JSON.stringify(other)}`).toBe(true);
      }
      expect(others.length, path.join(".")).toBeGreaterThan(0);
    }
  }
});

/** Leaves outside of lists: the value of one key. */
function leavesOf(schema: JsonSchema, path: JsonPath): { path: JsonPath; schema: JsonSchema }[] {
  if (!schema.properties) return [{ path, schema }];
  return Object.entries(schema.properties).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

/** The value wrapped in objects along its path; an object with other required keys gets those of its example. */
function put(value: JsonValue | undefined, schema: JsonSchema, path: JsonPath, inner: JsonValue): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  const object = value ?? (schema.required ? schema.examples?.[0] : undefined) ?? {};
  if (!isObject(object)) throw new Error(`There is no object that could hold ${key}.`);
  return { ...object, [key]: put(object[key], schema.properties?.[key] ?? {}, rest, inner) };
}
