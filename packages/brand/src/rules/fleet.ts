import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import type { Fleet } from "./rule.ts";

/** Collects the names that no two brands may share, from configs with problems as well: a clash is one all the same. */
export function fleetOf(brands: readonly ResolvedBrand[]): Fleet {
  return {
    merchants: indexBy(brands, ({ config }) => textsIn([config.merchant]).map(merchantKey)),
    domains: indexBy(brands, ({ config }) => textsIn(config.domains)),
  };
}

/** Merchants that differ in case alone are one: they would share caches and addresses. */
export function merchantKey(merchant: string): string {
  return merchant.toLowerCase();
}

/** A brand's place in a sentence: `brands/harrow/brand.json:4:15`. */
export function placeOf(brand: ResolvedBrand, pointer: string): string {
  const origin = brand.origin(pointer);
  return origin.layer === "brand" ? `${origin.file}:${origin.line}:${origin.column}` : brand.source.file;
}

function textsIn(values: unknown): string[] {
  return Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
}

function indexBy(brands: readonly ResolvedBrand[], names: (brand: ResolvedBrand) => readonly string[]) {
  const index = new Map<string, ResolvedBrand[]>();
  for (const brand of brands) {
    for (const name of names(brand)) index.set(name, [...(index.get(name) ?? []), brand]);
  }
  return index;
}
