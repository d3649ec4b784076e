import type { ResolvedConfig } from "../brandConfig.gen.ts";
import { brandSchema } from "../brandSchema.ts";
import { isObject } from "../isObject.ts";
import { type JsonPath, toPointer } from "../jsonPointer.ts";
import type { JsonSchema, JsonValue } from "../jsonSchema.ts";
import { fillDefaults } from "./fillDefaults.ts";
import type { ResolvedBrand } from "./resolveBrand.ts";

/** A brand in which everything is there that has to be. */
export interface CompletedBrand {
  readonly brand: ResolvedBrand;
  /** JSON pointers of the values that nobody wrote. */
  readonly standIns: readonly string[];
}

/**
 * An abstract brand may leave out what every site has to say. For its own check the examples of the schema stand in, so
 * that what it does say can be judged; findings at a stand-in are about nothing.
 */
export function withPlaceholders(brand: ResolvedBrand): CompletedBrand {
  const standIns: string[] = [];
  const complete = completed(brand.written, brandSchema, [], standIns);
  if (standIns.length === 0) return { brand, standIns };
  return { brand: { ...brand, config: fillDefaults(brandSchema, complete) as unknown as ResolvedConfig }, standIns };
}

function completed(value: JsonValue, schema: JsonSchema, path: JsonPath, standIns: string[]): JsonValue {
  const { properties, required = [] } = schema;
  if (!properties || !isObject(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return [key, known ? completed(child, known, [...path, key], standIns) : child] as const;
  });
  const missing = required.filter((key) => !Object.hasOwn(value, key));
  standIns.push(...missing.map((key) => toPointer([...path, key])));
  return Object.fromEntries([
    ...entries,
    ...missing.map((key) => [key, properties[key]?.examples?.[0] ?? null] as const),
  ]);
}
