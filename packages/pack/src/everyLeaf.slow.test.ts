import { brandSchema } from "@livery/brand/brandSchema.ts";
import type { BrandSource } from "@livery/brand/brandSource.ts";
import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { compileBrands } from "@livery/brand/compileBrands.ts";
import { fitsSchema } from "@livery/product/validateSchema.ts";
import { isObject } from "@livery/brand/isObject.ts";
import { type JsonPath, toPointer } from "@livery/brand/jsonPointer.ts";
import type { JsonObject, JsonSchema, JsonValue } from "@livery/brand/jsonSchema.ts";
import { exampleLicence } from "@livery/brand/rules/exampleLicence.ts";
import { secondValues } from "@livery/brand/secondValues.ts";
import { expect, test } from "vitest";
import { exampleConfig, exampleLogo, exampleTexts } from "../../brand/fixtures/example.ts";
import { sha256 } from "./contentHash.ts";
import { renderPack } from "./renderPack.ts";
import { UNLISTED } from "./out/packManifest.ts";
import { paperRuntime, withoutDrawings } from "./testing/paperRuntime.ts";
import { differingPaths, isReadBySite } from "./testing/siteReaders.ts";
import { unreadKeys } from "./unreadKeys.ts";

/** Keys that no file of a pack depends on, with the reason; at most ten. */
const reasons: Readonly<Record<string, string>> = {
  $schema: "for editors only",
  extends: "names the brand to inherit from",
  abstract: "marks a brand without a pack",
};

/** Lower it with every key that leaves the list; never raise it. */
const MOST_UNREAD = 0;

/** Other settings that a brand needs for a value to have an effect. */
const contexts: Readonly<Record<string, Partial<typeof exampleConfig>>> = {
  "/play": { compliance: { markets: ["MT"], licences: [exampleLicence] } },
  "/compliance/ageCheckBeforeFreePlay": { compliance: { markets: ["GB"] } },
  "/compliance/mailProof": {
    compliance: { markets: ["XA"] },
    registration: { fields: { email: "required" } },
  },
  "/compliance/helpLines": { compliance: { markets: ["MT"] } },
};

/** Values that the schema alone cannot vary: colours that must be readable with the others, and a market whose pack changes the site. */
const further = ["#fdfdfd", "#e0e0e0", "#202020", "#0a0a0a", "#1b5e3f", "#8fd0b0", "XA"];

const roots = Object.keys(brandSchema.properties ?? {});

test.each(roots)(
  "the site or a build step reads %s, and each key below it, unless unreadKeys.ts lists it",
  async (root) => {
    const unread = new Set<string>();
    for (const leaf of leavesOf(brandSchema.properties?.[root] ?? {}, [root], root)) {
      if (!(await isRead(leaf))) unread.add(leaf.key);
    }
    const listed = [...Object.keys(reasons), ...unreadKeys.flatMap(({ keys }) => keys)];
    expect([...unread].toSorted()).toEqual(listed.filter((key) => key.split(".")[0] === root).toSorted());
  },
  120_000,
);

test("the lists of keys that nothing reads only get shorter", () => {
  expect(Object.keys(reasons).length).toBeLessThanOrEqual(10);
  expect(unreadKeys.flatMap(({ keys }) => keys).length).toBe(MOST_UNREAD);
});

interface Leaf {
  readonly path: JsonPath;
  readonly schema: JsonSchema;
  /** As the list names it: without places in lists and languages of texts. */
  readonly key: string;
}

/** Whether one of the other values of a key makes another site: a copy of the value in the site's data is not enough. */
async function isRead({ path, schema }: Leaf): Promise<boolean> {
  const pointer = toPointer(path);
  const [, context = {}] = Object.entries(contexts).find(([place]) => pointer.startsWith(place)) ?? [];
  const config = put({ ...exampleConfig, ...context } as unknown as JsonValue, brandSchema, path, undefined);
  const first = await packOf(config);
  if (!first) throw new Error(`${pointer}: the brand to begin with does not compile`);
  const fitting = further.filter((value) => fitsSchema(schema, value));
  for (const value of [...secondValues(schema, valueAt(config, path)), ...fitting]) {
    const second = await packOf(put(config, brandSchema, path, value));
    if (second && makesAnotherSite(first, second)) return true;
  }
  return false;
}

interface Pack {
  readonly site: CompiledBrand["site"];
  /** What the build made of the brand: all files but the site's data and those that repeat what the brand says. */
  readonly made: string;
}

function makesAnotherSite(first: Pack, second: Pack): boolean {
  if (first.made !== second.made) return true;
  return differingPaths(first.site, second.site).some((path) => isReadBySite(path));
}

const packs = new Map<string, Promise<Pack | undefined>>();

/** The pack of a config; undefined if the brand is rejected. */
function packOf(config: JsonValue | undefined): Promise<Pack | undefined> {
  const text = JSON.stringify(config);
  const drawn = packs.get(text) ?? draw(text);
  packs.set(text, drawn);
  return drawn;
}

async function draw(text: string): Promise<Pack | undefined> {
  const { brands } = compileBrands([sourceOf(text)], { baseTexts: exampleTexts, date: "2026-01-01" });
  const [brand] = brands;
  if (!brand) return undefined;
  const { own, shared } = await renderPack(brand, paperRuntime, withoutDrawings);
  const files = own.map(([file, content]) => [file, sha256(withoutSiteData(content))] as const);
  const made = files.filter(([file]) => ![...UNLISTED, "compliance.json"].includes(file));
  return { site: brand.site, made: JSON.stringify([made, shared]) };
}

function withoutSiteData(content: string | Uint8Array): string | Uint8Array {
  return typeof content === "string" ? content.replace(/(?<= id="livery-site">).*?(?=<\/script>)/s, "") : content;
}

function sourceOf(text: string): BrandSource {
  const { id } = JSON.parse(text) as { id: string };
  const mark = { ...exampleLogo, name: "mark.svg", text: exampleLogo.text?.replace("M2 2", "M3 3") ?? "" };
  return { id, file: `brands/${id}/brand.json`, text, locales: [], assets: [exampleLogo, mark] };
}

function leavesOf(schema: JsonSchema, path: JsonPath, key: string): Leaf[] {
  const keys = Object.entries(schema.properties ?? {});
  if (keys.length > 0) {
    const isText = keys.some(([step]) => step === "zh-Hans");
    return keys.flatMap(([step, child]) => leavesOf(child, [...path, step], isText ? key : `${key}.${step}`));
  }
  return schema.items ? leavesOf(schema.items, [...path, 0], key) : [{ path, schema, key }];
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
