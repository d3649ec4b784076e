import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exampleConfig, exampleSource, exampleTexts } from "../fixtures/example.ts";
import { brandSchema } from "./brandSchema.ts";
import { compileBrands } from "./compileBrands.ts";
import { type JsonPath, toPointer } from "./jsonPointer.ts";
import type { JsonSchema, JsonValue } from "./jsonSchema.ts";
import { fillDefaults } from "./resolve/fillDefaults.ts";
import { validateBrand } from "./validateBrand.gen.js";

interface Place {
  readonly pointer: string;
  readonly path: JsonPath;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

function placesOf(schema: JsonSchema, path: JsonPath = [], required = true): Place[] {
  const own = { pointer: toPointer(path), path, schema, required };
  const keys = Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
    placesOf(child, [...path, key], schema.required?.includes(key) ?? false),
  );
  return [own, ...keys, ...(schema.items ? placesOf(schema.items, [...path, 0]) : [])];
}

const places = placesOf(brandSchema).slice(1);

/** A config that says `value` at a path, over the least that a brand has to say. */
function configWith(path: JsonPath, value: JsonValue): JsonValue {
  return put(exampleConfig as unknown as JsonValue, brandSchema, path, value);
}

function put(into: JsonValue | undefined, schema: JsonSchema, path: JsonPath, value: JsonValue): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (schema.items) {
    const [first = {}, ...others] = example(schema) as readonly JsonValue[];
    const entry = put(first, schema.items, rest, value);
    return [entry, ...others.map((other) => (other === entry ? first : other))];
  }
  const child = schema.properties?.[key] ?? {};
  const object = (into ?? example(schema)) as Record<string, JsonValue>;
  return { ...object, [key]: put(object[key], child, rest, value) };
}

/** The least valid value: an object's example where it has keys that must be there, else an empty one. */
function example(schema: JsonSchema): JsonValue {
  return schema.type === "object" && !schema.required ? {} : (schema.examples?.[0] ?? {});
}

describe("the schema says everything about every key", () => {
  test.each(places)("$pointer has title, description and a valid example", ({ schema, path, required }) => {
    expect(schema.title).toBeTruthy();
    expect(schema.description).toMatch(/\.$/);
    expect(schema.examples?.length).toBeGreaterThan(0);
    const shown = [...(schema.examples ?? []), ...(schema.default === undefined ? [] : [schema.default])];
    const refused = shown.filter((value) => !validateBrand(configWith(path, value)));
    expect(refused).toEqual([]);
    expect(required && schema.default !== undefined).toBe(false);
    expect(schema.additionalProperties).toBe(schema.properties ? false : undefined);
  });

  test("what is optional has a default, or its description says what holds without it", () => {
    const silent = places.filter(
      ({ schema, required, path }) =>
        !required &&
        schema.default === undefined &&
        path.at(-1) !== 0 &&
        !/[Ww]ithout|[Dd]erived|left out|when absent/.test(`${schema.description}`),
    );
    const excused =
      /^\/(theme\/(light|dark|colors)\/|prizeModes\/|(name|title|description|copyright|\w+Menu\/0\/label)\/)/;
    expect(silent.map(({ pointer }) => pointer).filter((pointer) => !excused.test(pointer))).toEqual([]);
  });

  test("the defaults of objects hold all defaults below them", () => {
    const filled = fillDefaults(brandSchema, exampleConfig as unknown as JsonValue);
    expect(validateBrand(filled), JSON.stringify(validateBrand.errors)).toBe(true);
  });

  test("keys that identify a brand are never inherited", () => {
    const never = places.filter(({ schema }) => schema["x-inherit"] === "never").map(({ pointer }) => pointer);
    expect(never).toEqual(["/$schema", "/id", "/merchant", "/domains", "/compliance/licences"]);
  });
});

/** Keys whose value reaches no compiled brand, with the reason. */
const unread: Readonly<Record<string, string>> = {
  "/$schema": "editors read it",
};

describe("every key is read: another valid value changes the compiled brand", () => {
  const leaves = places.filter(({ schema }) => !schema.properties && !schema.items);
  const baseline = JSON.stringify(compiled(exampleConfig as unknown as JsonValue));

  test.each(leaves)("$pointer", ({ pointer, path, schema }) => {
    if (pointer === "/logo") return;
    const changed = otherValues(schema).some((value) => JSON.stringify(compiled(configWith(path, value))) !== baseline);
    expect(changed).toBe(unread[pointer] === undefined);
  });

  function otherValues(schema: JsonSchema): JsonValue[] {
    const values = [...(schema.examples ?? []), ...(schema.enum ?? [])];
    return values.filter((value) => value !== schema.default);
  }

  /** What the pack gets of a config, whatever the rules say about it. */
  function compiled(config: JsonValue): unknown {
    const id = String((config as { id: string }).id);
    const source = { ...exampleSource({}, id), text: JSON.stringify(config) };
    const { brands, problems } = compileBrands([source], { baseTexts: exampleTexts });
    if (!brands[0]) return problems.map(({ code, message }) => `${code} ${message}`);
    return { ...brands[0], report: undefined };
  }
});

test("the core is pure: no module of it reads a disk, a clock or chance", () => {
  const folder = import.meta.dirname;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const modules = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  expect(modules.length).toBeGreaterThan(30);
  for (const name of modules) {
    const source = readFileSync(join(folder, name), "utf8");
    expect(source, name).not.toMatch(/from "node:|Date\.now|new Date|Math\.random|process\.|theme\/render/);
  }
});
