import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { looksOf } from "./looks.ts";
import { findTwins } from "./findTwins.ts";
import type { Fleet } from "./rule.ts";

/** Collects the names that no two brands may share, from configs with problems as well: a clash is one all the same. */
export function fleetOf(
  brands: readonly ResolvedBrand[],
  { lineages, failed, date }: Pick<Fleet, "lineages" | "failed" | "date">,
): Fleet {
  // One that is only extended has no site of its own that could be taken for another.
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

/** Merchants that differ in case alone are one: they would share caches and addresses. */
export function merchantKey(merchant: string): string {
  return merchant.toLowerCase();
}

/** Art treatment and card format, the two looks that pictures of games are known by. */
export function pictureKey(looks: readonly string[]): string {
  return looks.slice(0, 2).join(" ");
}

/** The first brand of an index that has a name as well. A brand is known by its folder: layers may have been added to it. */
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
