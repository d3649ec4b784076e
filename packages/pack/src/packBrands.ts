import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { buildRuntime, type RuntimeBuild } from "./buildRuntime.ts";
import { type OutFolder, openOutFolder } from "./out/outFolder.ts";
import { settleGone } from "./out/settleGone.ts";
import { type SharedLinker, startSharedLinker } from "./out/sharedLinker.ts";
import { renderPack, type RunStep } from "./renderPack.ts";
import { type PackedBrand, placePack } from "./placePack.ts";

interface PackAllOptions {
  readonly out: string;
  /** All existing brands; without this, no pack counts as one of a removed brand. */
  readonly existing?: readonly string[];
  /** Whether packs of removed brands are deleted. */
  readonly prune?: boolean;
  readonly onProgress?: (step: string) => void;
  readonly signal?: AbortSignal;
}

export interface PackResult {
  readonly runtime: RuntimeBuild;
  readonly packed: readonly PackedBrand[];
  /** Ids of packs that were deleted because their brand was removed or renamed. */
  readonly removed: readonly string[];
  /** Ids of such packs that are still there. */
  readonly left: readonly string[];
  readonly files: { readonly linked: number; readonly copied: number };
}

/**
 * Builds the runtime once and packs every given brand. An abort stops between brands and leaves only complete packs.
 * Throws a `PackError` for problems that the person at the command line can fix.
 */
export async function packBrands(brands: readonly CompiledBrand[], options: PackAllOptions): Promise<PackResult> {
  const { onProgress, signal } = options;
  const out = openOutFolder(options.out);
  const runtime = await buildRuntime({ ...(onProgress && { onProgress }), ...(signal && { signal }) });
  if (brands.length > 0) onProgress?.(`packing ${brands.map(({ id }) => id).join(", ")}`);
  await using linker = startSharedLinker();
  const packed = await packEach(brands, { runtime, out, linker, ...(signal && { signal }) });
  return { runtime, packed, ...settleGone(out, options), files: linker.counts };
}

interface PackEachOptions {
  readonly runtime: RuntimeBuild;
  readonly out: OutFolder;
  readonly linker: SharedLinker;
  readonly signal?: AbortSignal;
  readonly run?: RunStep;
}

/** The number of packs that may wait for the disk; more would only use memory. */
const MOST_WAITING = 3;

/** Renders and writes one brand after the other while the shared files of earlier ones are linked. */
export async function packEach(brands: readonly CompiledBrand[], options: PackEachOptions): Promise<PackedBrand[]> {
  const { runtime, out, signal, run } = options;
  const placed: Promise<PackedBrand>[] = [];
  try {
    for (const brand of brands) {
      signal?.throwIfAborted();
      const pack = await renderPack(brand, runtime, run);
      await placed.at(-MOST_WAITING);
      placed.push(placePack(pack, options));
    }
    return await Promise.all(placed);
  } finally {
    await Promise.allSettled(placed);
    out.discard();
  }
}
