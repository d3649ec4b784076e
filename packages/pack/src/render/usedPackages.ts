import { compareText } from "../compareText.ts";
import type { PackageFacts, RuntimeManifest } from "../runtime/runtimeManifest.ts";

/** The packages of others that the shared files of a pack are made of. */
export interface UsedPackages {
  /** Their package URLs, sorted. */
  readonly purls: readonly string[];
  /** In the order of `purls`. */
  readonly facts: readonly PackageFacts[];
}

/** The packages in the shared files of a pack. Brands with the same files share the result. */
export function usedPackages(manifest: RuntimeManifest, shared: readonly string[]): UsedPackages {
  const known = used.get(shared);
  if (known) return known;
  const purls = [...new Set(shared.flatMap((file) => manifest.files[file]?.packages ?? []))].toSorted(compareText);
  const found = { purls, facts: purls.flatMap((purl) => manifest.packages[purl] ?? []) };
  used.set(shared, found);
  return found;
}

/** By the plan of a pack, which brands with the same needs share. */
const used = new WeakMap<readonly string[], UsedPackages>();
