import fc from "fast-check";
import { brandSchema } from "../brandSchema.ts";
import type { JsonObject, JsonSchema, JsonValue } from "../jsonSchema.ts";
import { arbitraryText } from "./arbitraryText.ts";

/** The number of optional keys that one config writes per object; many runs together cover large tables of keys. */
const MOST_KEYS = 7;
const MOST_ENTRIES = 6;

/** Values that a schema accepts, generated from the schema alone. */
function arbitraryValue(schema: JsonSchema): fc.Arbitrary<JsonValue> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "string") return arbitraryText(schema);
  if (schema.type === "array") return arbitraryList(schema);
  if (schema.properties) return arbitraryObject(schema);
  return arbitraryNumber(schema);
}

/** Whole brand configs. The caller sets what must be unique, such as the id. */
export function arbitraryConfig(): fc.Arbitrary<JsonObject> {
  return config;
}

function arbitraryNumber({ type, minimum = -1000, maximum = 1000 }: JsonSchema): fc.Arbitrary<number> {
  const [first, last] = [Math.ceil(minimum), Math.floor(maximum)];
  const whole = first <= last ? [fc.integer({ min: first, max: last })] : [];
  const ends = fc.constantFrom(minimum, maximum);
  if (type === "integer") return fc.oneof(...whole, ends);
  // Longer fractions only add noise to messages.
  const fraction = fc
    .double({ min: minimum, max: maximum, noNaN: true })
    .map((value) => Math.min(maximum, Math.max(minimum, Math.round(value * 1000) / 1000)));
  return fc.oneof(...whole, fraction, ends);
}

function arbitraryList({ items = {}, minItems = 0, maxItems = Infinity, uniqueItems }: JsonSchema) {
  const entries = arbitraryValue(items);
  const most = Math.max(minItems, Math.min(maxItems, items.enum?.length ?? Infinity, MOST_ENTRIES));
  const length = { minLength: minItems, maxLength: most };
  return uniqueItems === true
    ? fc.uniqueArray(entries, { ...length, selector: (entry) => JSON.stringify(entry) })
    : fc.array(entries, length);
}

function arbitraryObject({ properties = {}, required = [], minProperties = 0 }: JsonSchema): fc.Arbitrary<JsonObject> {
  const optional = Object.keys(properties).filter((key) => !required.includes(key));
  const values = new Map<string, fc.Arbitrary<JsonValue>>();
  const valueOf = (key: string): fc.Arbitrary<JsonValue> => {
    const made = values.get(key) ?? arbitraryValue(properties[key] ?? {});
    values.set(key, made);
    return made;
  };
  const chosen = fc.subarray(optional, {
    minLength: Math.max(0, minProperties - required.length),
    maxLength: Math.min(optional.length, MOST_KEYS),
  });
  return chosen.chain((keys) =>
    fc.record(Object.fromEntries([...required, ...keys].map((key) => [key, valueOf(key)]))),
  );
}

const config = arbitraryValue(brandSchema) as fc.Arbitrary<JsonObject>;
