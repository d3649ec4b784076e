import { PACK_MANIFEST } from "@livery/pack/out/packManifest.ts";
import { UsageError } from "../../../usageError.ts";
import type { Wanted } from "./planDelivery.ts";
import { type Release, releaseName } from "./release.ts";
import { filesOfManifest } from "./site.ts";
import { type BrandState, releaseFolder, type Target } from "./target.ts";

/**
 * The release before the one that a brand serves: the last one with another site. After a rollback, it is the one before
 * the release whose site is shown again, so that each rollback goes further back.
 */
export function releaseBefore({ current, releases }: BrandState): Release | undefined {
  if (!current) return undefined;
  const from = current.of ?? current.number;
  return releases
    .filter(({ number, hash, gone }) => number < from && hash !== current.hash && !gone)
    .toSorted((a, b) => b.number - a.number)[0];
}

/** The site of an earlier release. Throws a `UsageError` if the target no longer has it as a whole. */
export async function earlierSite(target: Target, id: string, release: Release): Promise<Wanted> {
  const [text] = await target.read([`${releaseFolder(id, releaseName(release))}/${PACK_MANIFEST}`]);
  const files = text === undefined ? undefined : filesOfManifest(text);
  if (!files) throw new UsageError(`The ${PACK_MANIFEST} of release ${releaseName(release)} of ${id} cannot be read.`);
  return { site: { id, files }, of: release.of ?? release.number };
}
