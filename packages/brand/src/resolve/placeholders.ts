import type { ResolvedConfig } from "../brandConfig.gen.ts";
import { brandSchema } from "../brandSchema.ts";
import { isObject } from "../isObject.ts";
import { type JsonPath, toPointer } from "../jsonPointer.ts";
import type { JsonSchema, JsonValue } from "../jsonSchema.ts";
import { fillDefaults } from "./fillDefaults.ts";
import type { ResolvedBrand } from "./resolveBrand.ts";

/** A brand with every required value filled in. */
export interface CompletedBrand {
  readonly brand: ResolvedBrand;
  /** JSON pointers of the placeholder values. */
  readonly standIns: readonly string[];
}

/**
 * An abstract brand may leave out required values. To check the values it does set, the schema's examples are filled in
 * as placeholders; problems at a placeholder are ignored.
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
