import type { Release } from "./release.ts";
import type { BrandState } from "./target.ts";

/** How long releases are kept. Pages that visitors have open request files of the release that they come from. */
export interface Retention {
  /** Releases before the current one that are kept in any case. */
  readonly keep: number;
  /** Days for which a release is kept after it was replaced. */
  readonly days: number;
  /** The time, in milliseconds since 1970. */
  readonly now: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Which releases of a brand are kept and which are deleted. `next`: the one that is about to replace the current one.
 * Releases that an interrupted publish made and never showed are deleted. Of a site that is gone, none is kept longer than
 * the days.
 */
export function retain(
  { current, releases }: BrandState,
  next: Release | undefined,
  { keep, days, now }: Retention,
): { readonly kept: readonly Release[]; readonly dropped: readonly Release[] } {
  const last = next ?? current;
  const shown = releases
    .filter(({ number }) => current !== undefined && number <= current.number)
    .toSorted((a, b) => b.number - a.number);
  const most = last?.gone ? 0 : keep;
  const different = new Set([last?.hash]);
  const kept = shown.filter((release, place) => {
    different.add(release.hash);
    const replaced = place === 0 ? now : (shown[place - 1]?.time ?? now);
    const isCurrent = next === undefined && place === 0;
    return isCurrent || different.size - 1 <= most || now - replaced < days * DAY_MS;
  });
  return { kept, dropped: releases.filter((release) => !kept.includes(release)) };
}
