import fc from "fast-check";
import { exampleLogo } from "../../fixtures/example.ts";
import type { BrandSource } from "../brandSource.ts";
import { brandSchema } from "../brandSchema.ts";
import { isObject } from "../isObject.ts";
import type { JsonObject, JsonSchema, JsonValue } from "../jsonSchema.ts";
import { arbitraryConfig } from "./arbitraryConfig.ts";

/** Configs of one family: a single brand, or a chain of two or three, the root first. */
export type Family = readonly JsonObject[];

const shapes = ["alone", "alone", "child", "childOfAbstract", "chain"] as const;

const top = Object.entries(brandSchema.properties ?? {});
const inherited = top.filter(([, schema]) => schema["x-inherit"] !== "never").map(([key]) => key);
const required = brandSchema.required ?? [];
/** Values that a brand need not write if a brand that it extends does. */
const omissible = inherited.filter((key) => required.includes(key));
/** Values that a brand may remove from what it inherits. */
const nullable = inherited
  .filter((key) => !required.includes(key))
  .flatMap((key) => [[key], ...optionalKeys(brandSchema.properties?.[key]).map((inner) => [key, inner])]);

interface Draft {
  readonly config: JsonObject;
  readonly omitted: readonly string[];
  readonly taken: readonly (readonly string[])[];
}

const draft: fc.Arbitrary<Draft> = fc.record({
  config: arbitraryConfig(),
  omitted: fc.subarray(omissible),
  taken: fc.subarray(nullable, { maxLength: 3 }),
});

/**
 * Families of valid configs whose brands extend no others. They may break rules. Without `colors`, each brand has only
 * its brand colour: finding readable colours next to chosen ones takes most of the time of a compile.
 */
export function arbitraryFamily({ colors = true } = {}): fc.Arbitrary<Family> {
  return fc
    .tuple(fc.constantFrom(...shapes), fc.array(draft, { minLength: 3, maxLength: 3 }))
    .map(([shape, drafts]) => {
      const count = { alone: 1, child: 2, childOfAbstract: 2, chain: 3 }[shape];
      const ids = drafts.map(({ config }, index) => `${textAt(config, "id").slice(0, 36)}x${index}`);
      return drafts.slice(0, count).map(({ config, omitted, taken }, index) => {
        const own = {
          ...(colors ? config : inOneColor(config)),
          id: ids[index] ?? "",
          merchant: `${textAt(config, "merchant").slice(0, 28)}-${index}`,
          abstract: shape === "childOfAbstract" && index === 0,
        };
        const { extends: _chosen, ...alone } = own as JsonObject;
        if (index === 0) return alone;
        return takeBack(without({ ...alone, extends: ids[index - 1] ?? "" }, omitted), taken);
      });
    });
}

/** A string from a config; empty if it is absent. */
export function textAt(config: JsonObject, key: string): string {
  const value = config[key];
  return typeof value === "string" ? value : "";
}

/** The folder of a config, as if read from disk. */
export function sourceOf(config: JsonObject, text = JSON.stringify(config, undefined, 2)): BrandSource {
  const id = textAt(config, "id");
  const name = textAt(config, "logo") || "logo.svg";
  return { id, file: `brands/${id}/brand.json`, text, locales: [], assets: [{ ...exampleLogo, name }] };
}

function inOneColor(config: JsonObject): JsonObject {
  const { theme } = config;
  const { light: _light, dark: _dark, colors, ...rest } = isObject(theme) ? theme : {};
  const brand = isObject(colors) ? (colors["brand"] ?? "") : "";
  return { ...config, theme: { ...rest, colors: { brand } } };
}

function without(config: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(config).filter(([key]) => !keys.includes(key)));
}

function takeBack(config: JsonObject, places: Draft["taken"]): JsonObject {
  return places.reduce((changed, [key = "", inner]) => {
    if (inner === undefined) return { ...changed, [key]: null };
    const object: JsonValue | undefined = changed[key];
    return object === null ? changed : { ...changed, [key]: { ...(isObject(object) ? object : {}), [inner]: null } };
  }, config);
}

/** Does not remove from an object that must not be empty, or that is complete only with other keys. */
function optionalKeys(schema: JsonSchema | undefined): string[] {
  if (schema?.minProperties !== undefined || schema?.required?.length) return [];
  return Object.entries(schema?.properties ?? {})
    .filter(([key, child]) => !schema?.required?.includes(key) && child["x-inherit"] !== "never")
    .map(([key]) => key);
}
