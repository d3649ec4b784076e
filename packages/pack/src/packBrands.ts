import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { buildRuntime, type RuntimeBuild } from "./buildRuntime.ts";
import { createFilePlacer } from "./out/filePlacer.ts";
import { openOutFolder } from "./out/outFolder.ts";
import { packBrand, type PackedBrand } from "./packBrand.ts";

interface PackAllOptions {
  readonly out: string;
  /** Every brand there is. Packs of brands that are gone are removed; left out, none is. */
  readonly existing?: readonly string[];
  readonly onProgress?: (step: string) => void;
  readonly signal?: AbortSignal;
}

export interface PackResult {
  readonly runtime: RuntimeBuild;
  readonly packed: readonly PackedBrand[];
  /** Ids of packs that were removed because their brand is gone. */
  readonly removed: readonly string[];
  readonly files: { readonly linked: number; readonly copied: number };
}

/**
 * Builds the runtime once and packs every given brand. An abort stops between brands and leaves whole packs only.
 * Throws a `PackError` for what the person at the command line can put right.
 */
export async function packBrands(brands: readonly CompiledBrand[], options: PackAllOptions): Promise<PackResult> {
  const { onProgress, signal, existing } = options;
  const out = openOutFolder(options.out);
  const runtime = await buildRuntime({ ...(onProgress && { onProgress }), ...(signal && { signal }) });
  const placer = createFilePlacer();
  const packed: PackedBrand[] = [];
  if (brands.length > 0) onProgress?.(`packing ${brands.map(({ id }) => id).join(", ")}`);
  try {
    for (const brand of brands) {
      signal?.throwIfAborted();
      packed.push(await packBrand(brand, { runtime, out, placer }));
    }
  } finally {
    out.discard();
  }
  const removed = existing === undefined ? [] : out.packs().filter((id) => !existing.includes(id));
  for (const id of removed) out.remove(id);
  return { runtime, packed, removed, files: placer.counts };
}
