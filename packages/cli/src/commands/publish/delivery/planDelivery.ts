import { PACK_MANIFEST } from "@livery/pack/out/packManifest.ts";
import { UsageError } from "../../../usageError.ts";
import { type Release, releaseHash, releaseName } from "./release.ts";
import { retain, type Retention } from "./retain.ts";
import { type Content, filesOfManifest, isAsset, type Site, siteHash } from "./site.ts";
import {
  type BrandState,
  type NewRelease,
  type OldRelease,
  releaseFolder,
  type StaleAsset,
  type TargetState,
} from "./target.ts";

/** A site that a brand is to serve. */
export interface Wanted {
  readonly site: Site;
  /** Of a rollback: the number of the release whose site this is. */
  readonly of?: number;
}

/** What a delivery does, in this order: send, make the releases, show them, delete. */
export interface DeliveryPlan {
  /** Content that the target does not have, each once. */
  readonly send: readonly Content[];
  readonly releases: readonly NewRelease[];
  readonly drop: readonly OldRelease[];
  readonly stale: readonly StaleAsset[];
  /** The content that only the deleted releases have, apart from what all brands share. */
  readonly freed: readonly Content[];
  /** Brands that serve what they are to serve. */
  readonly unchanged: readonly string[];
}

/** The texts of the `livery.json` of releases, by `manifestPath`. */
export type Manifests = ReadonlyMap<string, string>;

const nothing: BrandState = { releases: [] };

/** Plans a delivery. It compares what brands are to serve with what the target has, and touches nothing. */
export function planDelivery(
  wanted: readonly Wanted[],
  state: TargetState,
  manifests: Manifests,
  retention: Retention,
): DeliveryPlan {
  const brands = changesOf(wanted, state, retention);
  const changed = brands.filter(({ next }) => next !== undefined);
  const sites = changed.flatMap(({ next }) => (next ? [next.site] : []));
  return {
    send: missingContent(sites, state.stored),
    releases: changed.flatMap((brand) => (brand.next ? [newRelease(brand, brand.next, manifests, state)] : [])),
    drop: brands.flatMap(({ id, dropped }) => dropped.map((release) => ({ id, release }))),
    stale: brands.flatMap((brand) => staleAssets(brand, manifests)),
    freed: brands.flatMap((brand) => freedContent(brand, manifests)),
    unchanged: wanted.map(({ site }) => site.id).filter((id) => !changed.some((brand) => brand.id === id)),
  };
}

/** The paths of the `livery.json` that `planDelivery` needs: those of the brands that change. */
export function neededManifests(
  wanted: readonly Wanted[],
  state: TargetState,
  retention: Retention,
): readonly string[] {
  return changesOf(wanted, state, retention)
    .filter(({ next, dropped }) => next !== undefined || dropped.length > 0)
    .flatMap(({ id, kept, dropped }) => [...kept, ...dropped].map((release) => manifestPath(id, release)));
}

function manifestPath(id: string, release: Release): string {
  return `${releaseFolder(id, releaseName(release))}/${PACK_MANIFEST}`;
}

interface BrandChange {
  readonly id: string;
  readonly current?: Release | undefined;
  /** Absent if the brand serves what it is to serve. */
  readonly next?: { readonly release: Release; readonly site: Site };
  readonly kept: readonly Release[];
  readonly dropped: readonly Release[];
}

/** What changes of each brand that the target has or is to have. */
function changesOf(wanted: readonly Wanted[], state: TargetState, retention: Retention): readonly BrandChange[] {
  const sites = new Map(wanted.map((want) => [want.site.id, want]));
  return [...new Set([...sites.keys(), ...state.brands.keys()])].map((id) => {
    const brand = state.brands.get(id) ?? nothing;
    const want = sites.get(id);
    const next = want && nextRelease(want, brand, retention.now);
    return {
      id,
      current: brand.current,
      ...(want && next && { next: { release: next, site: want.site } }),
      ...retain(brand, next, retention),
    };
  });
}

/** The release that shows a site; `undefined` if the current one does. */
function nextRelease({ site, of }: Wanted, { current, releases, torn }: BrandState, now: number): Release | undefined {
  const hash = releaseHash(siteHash(site));
  if (current?.hash === hash && !torn) return undefined;
  return {
    number: Math.max(0, ...releases.map(({ number }) => number)) + 1,
    time: now,
    hash,
    ...(of !== undefined && { of }),
    ...(site.gone && { gone: true }),
  };
}

function missingContent(sites: readonly Site[], stored: TargetState["stored"]): readonly Content[] {
  const missing = new Map<string, Content>();
  for (const { id, files } of sites)
    for (const [path, content] of files) {
      if (stored.get(content.sha256) === content.bytes) continue;
      if (!content.read) throw new UsageError(`The target has lost ${path} of ${id}, so it cannot be shown again.`);
      missing.set(content.sha256, content);
    }
  return [...missing.values()];
}

function newRelease(
  { id, current, kept }: BrandChange,
  { release, site }: { readonly release: Release; readonly site: Site },
  manifests: Manifests,
  { stored }: TargetState,
): NewRelease {
  const earlier = site.gone ? [] : kept.flatMap((old) => assetsOf(id, old, manifests));
  const carried = earlier.filter(([path, { sha256 }]) => !site.files.has(path) && stored.has(sha256));
  const before = current ? [...filesIn(id, current, manifests).keys()] : [];
  return {
    id,
    release,
    files: hashes(site.files),
    carried: hashes(carried),
    outdated: before.filter((path) => !isAsset(path) && !site.files.has(path)),
  };
}

const hashes = (files: Iterable<readonly [string, Content]>): ReadonlyMap<string, string> =>
  new Map([...files].map(([path, { sha256 }]) => [path, sha256]));

/** The assets of releases that are deleted, without those of releases that stay. */
function staleAssets({ id, next, kept, dropped }: BrandChange, manifests: Manifests): readonly StaleAsset[] {
  const pathsOf = (releases: readonly Release[]) =>
    releases.flatMap((release) => assetsOf(id, release, manifests)).map(([path]) => path);
  const staying = new Set([...pathsOf(kept), ...(next?.site.files.keys() ?? [])]);
  return [...new Set(pathsOf(dropped))].filter((path) => !staying.has(path)).map((path) => ({ id, path }));
}

/** Files that are the same for all brands are left out: another brand may need them. */
function freedContent({ id, next, kept, dropped }: BrandChange, manifests: Manifests): readonly Content[] {
  const contentsOf = (release: Release) => [...filesIn(id, release, manifests).values()];
  const staying = new Set(
    [...kept.flatMap(contentsOf), ...(next?.site.files.values() ?? [])].map(({ sha256 }) => sha256),
  );
  const freed = dropped.flatMap(contentsOf).filter(({ sha256, shared }) => !shared && !staying.has(sha256));
  return [...new Map(freed.map((content) => [content.sha256, content])).values()];
}

function assetsOf(id: string, release: Release, manifests: Manifests): readonly (readonly [string, Content])[] {
  return [...filesIn(id, release, manifests)].filter(([path]) => isAsset(path));
}

function filesIn(id: string, release: Release, manifests: Manifests): ReadonlyMap<string, Content> {
  const text = manifests.get(manifestPath(id, release));
  return (text === undefined ? undefined : filesOfManifest(text)) ?? new Map<string, Content>();
}
