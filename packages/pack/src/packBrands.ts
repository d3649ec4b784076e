import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { buildRuntime, type RuntimeBuild } from "./buildRuntime.ts";
import { type OutFolder, openOutFolder } from "./out/outFolder.ts";
import { settleGone } from "./out/settleGone.ts";
import { type SharedLinker, startSharedLinker } from "./out/sharedLinker.ts";
import { PackError } from "./packError.ts";
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

/** A brand that could not be packed; its last pack, if it has one, is still there. */
interface FailedBrand {
  readonly id: string;
  /** A sentence for the operator. */
  readonly message: string;
}

export interface PackResult {
  readonly runtime: RuntimeBuild;
  readonly packed: readonly PackedBrand[];
  readonly failed: readonly FailedBrand[];
  /** Ids of packs that were deleted because their brand was removed or renamed. */
  readonly removed: readonly string[];
  /** Ids of such packs that are still there. */
  readonly left: readonly string[];
  readonly files: { readonly linked: number; readonly copied: number };
}

/**
 * Builds the runtime once and packs every given brand; a brand that cannot be drawn does not keep the others from being
 * packed. An abort stops between brands and leaves only complete packs.
 * Throws a `PackError` for problems that the person at the command line can fix.
 */
export async function packBrands(brands: readonly CompiledBrand[], options: PackAllOptions): Promise<PackResult> {
  const { onProgress, signal } = options;
  const out = openOutFolder(options.out);
  const runtime = await buildRuntime({ ...(onProgress && { onProgress }), ...(signal && { signal }) });
  if (brands.length > 0) onProgress?.(`packing ${brands.map(({ id }) => id).join(", ")}`);
  await using linker = startSharedLinker();
  const each = await packEach(brands, { runtime, out, linker, ...(signal && { signal }) });
  return { runtime, ...each, ...settleGone(out, options), files: linker.counts };
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
export async function packEach(
  brands: readonly CompiledBrand[],
  options: PackEachOptions,
): Promise<Pick<PackResult, "packed" | "failed">> {
  const { runtime, out, signal, run } = options;
  const placed: Promise<PackedBrand>[] = [];
  const failed: FailedBrand[] = [];
  try {
    for (const brand of brands) {
      signal?.throwIfAborted();
      const pack = await renderPack(brand, runtime, run).catch((error: unknown) => {
        if (!(error instanceof PackError)) throw error;
        failed.push({ id: brand.id, message: error.message });
      });
      await placed.at(-MOST_WAITING);
      if (pack) placed.push(placePack(pack, options));
    }
    return { packed: await Promise.all(placed), failed };
  } finally {
    await Promise.allSettled(placed);
    out.discard();
  }
}
