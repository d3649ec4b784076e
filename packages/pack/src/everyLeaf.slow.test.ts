import { brandSchema } from "@livery/brand/brandSchema.ts";
import type { BrandSource } from "@livery/brand/brandSource.ts";
import { compileBrands } from "@livery/brand/compileBrands.ts";
import { fitsSchema } from "@livery/brand/fitsSchema.ts";
import { isObject } from "@livery/brand/isObject.ts";
import { type JsonPath, toPointer } from "@livery/brand/jsonPointer.ts";
import type { JsonObject, JsonSchema, JsonValue } from "@livery/brand/jsonSchema.ts";
import { exampleLicence } from "@livery/brand/rules/exampleLicence.ts";
import { secondValues } from "@livery/brand/secondValues.ts";
import { expect, test } from "vitest";
import { exampleConfig, exampleLogo, exampleTexts } from "../../brand/fixtures/example.ts";
import { sha256 } from "./contentHash.ts";
import { renderPack } from "./renderPack.ts";
import { paperRuntime, withoutIcons } from "./testing/paperRuntime.ts";

/** Keys whose value appears in no file of a pack, with the reason; at most ten. */
const reasons: Readonly<Record<string, string>> = {
  "/$schema": "for editors only",
  "/extends": "names the brand to inherit from",
  "/abstract": "marks a brand without a pack",
};

/** Other settings that a brand needs for a value to have an effect. */
const contexts: Readonly<Record<string, Partial<typeof exampleConfig>>> = {
  "/play": { compliance: { markets: ["MT"], licences: [exampleLicence] } },
  "/compliance/helpLines": { compliance: { markets: ["MT"] } },
};

/** Values that the schema alone cannot vary: colours that must be readable with the others, and a country. */
const further = ["#fdfdfd", "#e0e0e0", "#202020", "#0a0a0a", "#1b5e3f", "#8fd0b0", "SE"];

const roots = Object.keys(brandSchema.properties ?? {});

test.each(roots)(
  "a second value of %s, and of each key below it, changes a byte of the pack",
  async (root) => {
    const leaves = leavesOf(brandSchema.properties?.[root] ?? {}, [root]);
    const silent: string[] = [];
    for (const { path, schema } of leaves) {
      if (!(await isRead(path, schema))) silent.push(toPointer(path));
    }
    expect(silent).toEqual(`/${root}` in reasons ? [`/${root}`] : []);
    expect(Object.keys(reasons).length).toBeLessThanOrEqual(10);
  },
  120_000,
);

/** Whether another value of a key gives another pack. */
async function isRead(path: JsonPath, schema: JsonSchema): Promise<boolean> {
  const pointer = toPointer(path);
  const [, context = {}] = Object.entries(contexts).find(([place]) => pointer.startsWith(place)) ?? [];
  const config = put({ ...exampleConfig, ...context } as unknown as JsonValue, brandSchema, path, undefined);
  const first = await packOf(config);
  expect(first, pointer).toBeDefined();
  const fitting = further.filter((value) => fitsSchema(value, schema));
  for (const value of [...secondValues(schema, valueAt(config, path)), ...fitting]) {
    const second = await packOf(put(config, brandSchema, path, value));
    if (second !== undefined && second !== first) return true;
  }
  return false;
}

const packs = new Map<string, Promise<string | undefined>>();

/** All bytes of a pack joined; undefined if the brand is rejected. */
function packOf(config: JsonValue | undefined): Promise<string | undefined> {
  const text = JSON.stringify(config);
  const drawn = packs.get(text) ?? draw(text);
  packs.set(text, drawn);
  return drawn;
}

async function draw(text: string): Promise<string | undefined> {
  const { brands } = compileBrands([sourceOf(text)], { baseTexts: exampleTexts, date: "2026-01-01" });
  if (!brands[0]) return undefined;
  const { own, shared } = await renderPack(brands[0], paperRuntime, withoutIcons);
  return sha256(JSON.stringify([own, shared]));
}

function sourceOf(text: string): BrandSource {
  const { id } = JSON.parse(text) as { id: string };
  const mark = { ...exampleLogo, name: "mark.svg", text: exampleLogo.text?.replace("M2 2", "M3 3") ?? "" };
  return { id, file: `brands/${id}/brand.json`, text, locales: [], assets: [exampleLogo, mark] };
}

function leavesOf(schema: JsonSchema, path: JsonPath): { path: JsonPath; schema: JsonSchema }[] {
  const keys = Object.entries(schema.properties ?? {});
  if (keys.length > 0) return keys.flatMap(([key, child]) => leavesOf(child, [...path, key]));
  return schema.items ? leavesOf(schema.items, [...path, 0]) : [{ path, schema }];
}

/** The value with another one at a path; required objects and lists on the way get their examples. */
function put(
  into: JsonValue | undefined,
  schema: JsonSchema,
  [key, ...rest]: JsonPath,
  value: JsonValue | undefined,
): JsonValue | undefined {
  if (key === undefined) return value ?? into;
  if (schema.items) {
    const [first, ...others] = (into ?? schema.examples?.[0] ?? []) as readonly JsonValue[];
    const entry = put(first, schema.items, rest, value);
    const same = JSON.stringify(entry);
    return entry === undefined ? others : [entry, ...others.filter((other) => JSON.stringify(other) !== same)];
  }
  const needed = schema.required || schema.minProperties ? schema.examples?.[0] : undefined;
  const object = isObject(into) ? into : isObject(needed) ? needed : ({} satisfies JsonObject);
  const inner = put(object[key], schema.properties?.[key] ?? {}, rest, value);
  return inner === undefined ? object : { ...object, [key]: inner };
}

function valueAt(value: JsonValue | undefined, path: JsonPath): JsonValue | undefined {
  let at = value;
  for (const key of path) at = (at as Readonly<Record<string | number, JsonValue>> | undefined)?.[key];
  return at;
}
