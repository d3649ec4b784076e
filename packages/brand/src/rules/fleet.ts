import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { looksOf } from "./looks.ts";
import { findTwins } from "./findTwins.ts";
import type { Fleet } from "./rule.ts";

/**
 * Collects the names that must be unique across brands, including those of configs with problems: a clash is still a
 * clash.
 */
export function fleetOf(
  brands: readonly ResolvedBrand[],
  { lineages, failed, date }: Pick<Fleet, "lineages" | "failed" | "date">,
): Fleet {
  // A brand that exists only to be extended has no site that could be confused with another.
  const sites = brands.filter(({ config }) => config.abstract !== true);
  const looks = new Map(sites.map(({ source, config }) => [source, looksOf(config)]));
  return {
    size: sites.length,
    lineages,
    failed,
    date,
    merchants: indexBy(sites, ({ config }) => textsIn([config.merchant]).map(merchantKey)),
    domains: indexBy(sites, ({ config }) => textsIn(config.domains)),
    tags: indexBy(sites, ({ config }) => textsIn([config.analytics?.gtagId])),
    pictures: indexBy(sites, ({ source }) => [pictureKey(looks.get(source) ?? [])]),
    twins: findTwins(sites, ({ source }) => looks.get(source) ?? []),
  };
}

/** Merchants that differ only in case count as the same: they would share caches and addresses. */
export function merchantKey(merchant: string): string {
  return merchant.toLowerCase();
}

/** Art treatment and card format, the two looks that make game pictures recognisable. */
export function pictureKey(looks: readonly string[]): string {
  return looks.slice(0, 2).join(" ");
}

/**
 * The first other brand of an index with the same name. A brand is identified by its folder, because layers may have
 * been added to it.
 */
export function otherThan(
  brand: ResolvedBrand,
  index: ReadonlyMap<string, readonly ResolvedBrand[]>,
  name: string,
): ResolvedBrand | undefined {
  return index.get(name)?.find(({ source }) => source !== brand.source);
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
    for (const name of names(brand)) {
      const known = index.get(name);
      if (known) known.push(brand);
      else index.set(name, [brand]);
    }
  }
  return index;
}
