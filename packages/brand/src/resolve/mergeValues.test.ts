import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonObject, JsonValue } from "../jsonSchema.ts";
import { mergeValues } from "./mergeValues.ts";

test("objects merge at every depth, lists and values replace, null removes", () => {
  const below = { layout: { header: "bar", home: ["hot", "live"] }, features: { sports: true }, play: "demo" };
  const above = { layout: { home: ["slots"] }, features: null, play: null, site: "agent" };
  expect(mergeValues(below, above)).toEqual({ layout: { header: "bar", home: ["slots"] }, site: "agent" });
});

test("null inside a list is an ordinary value", () => {
  expect(mergeValues({ list: [1] }, { list: [null, { key: null }] })).toEqual({ list: [null, { key: null }] });
});

test("names of Object.prototype are ordinary keys", () => {
  const below = JSON.parse('{"__proto__": {"polluted": true}}') as JsonObject;
  const merged = mergeValues(below, { toString: { key: 1 }, valueOf: null });
  expect(Object.keys(merged as JsonObject)).toEqual(["__proto__", "toString"]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

/**
 * Objects that share one schema, so that a key always has values of one type. Keys include names from Object.prototype;
 * values include `null` where a brand may remove something.
 */
function objects(taken: readonly null[]): fc.Arbitrary<JsonObject> {
  const or = (value: fc.Arbitrary<JsonValue>) => fc.oneof(value, ...taken.map((none) => fc.constant(none)));
  const leaves = { number: or(fc.nat(3)), toString: or(fc.array(fc.nat(2), { maxLength: 2 })) };
  const inner = fc.record(leaves, { requiredKeys: [] });
  const outer = fc.record({ ...leaves, valueOf: or(inner), inner: or(inner) }, { requiredKeys: [] });
  return fc.record({ ...leaves, outer: or(outer) }, { requiredKeys: [] });
}

const plain = objects([]);
const withNulls = objects([null]);

test("merging a chain gives the same result wherever it is split, if the upper part removes nothing", () => {
  fc.assert(
    fc.property(withNulls, plain, plain, (base, middle, top) => {
      const fromBelow = mergeValues(mergeValues(mergeValues({}, base), middle) ?? {}, top);
      expect(mergeValues(mergeValues({}, base), mergeValues(middle, top) ?? {})).toEqual(fromBelow);
    }),
  );
});

test("a brand that also writes its inherited values compiles to the same", () => {
  fc.assert(
    fc.property(withNulls, withNulls, (base, own) => {
      const below = mergeValues({}, base);
      const merged = (mergeValues(below, own) ?? {}) as JsonObject;
      expect(mergeValues(below, { ...merged, ...takenBack(below, merged) })).toEqual(merged);
    }),
  );
});

/** The nulls that must be written to hide the values below. */
function takenBack(below: JsonValue | undefined, merged: JsonValue): JsonObject {
  const [under, over] = [below, merged].map((value) => new Map(Object.entries(value as JsonObject)));
  const gone = [...(under?.keys() ?? [])].filter((key) => !over?.has(key)).map((key) => [key, null] as const);
  const inner = [...(over ?? [])].flatMap(([key, value]) => {
    const hidden = under?.get(key);
    if (!isPlain(value) || !isPlain(hidden)) return [];
    return [[key, { ...value, ...takenBack(hidden, value) }] as const];
  });
  return Object.fromEntries<JsonValue>([...gone, ...inner]);
}

function isPlain(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
