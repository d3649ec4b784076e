import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { wholeBrand } from "./keptBrand.ts";
import type { SharedLinker } from "./out/sharedLinker.ts";
import type { FailedBrand, PackEach, PackedEach } from "./packBrands.ts";
import { PackError } from "./packError.ts";
import { type PlacedBrand, placePack } from "./placePack.ts";
import { renderPack, type RunStep } from "./renderPack.ts";

/** The number of packs that may wait for the disk; more would only use memory. */
const MOST_WAITING = 3;

/** Renders and writes one brand after the other while the shared files of earlier ones are linked. */
export async function packEach(
  brands: readonly CompiledBrand[],
  options: PackEach & { readonly linker: Pick<SharedLinker, "link">; readonly run?: RunStep },
): Promise<Omit<PackedEach, "files">> {
  const { runtime, out, signal, run, onDone } = options;
  const placed: Promise<PlacedBrand>[] = [];
  const failed: FailedBrand[] = [];
  try {
    for (const brand of brands) {
      signal?.throwIfAborted();
      const pack = await renderPack(wholeBrand(brand), runtime, run).catch((error: unknown) => {
        if (!(error instanceof PackError)) throw error;
        failed.push({ id: brand.id, message: error.message });
      });
      await placed.at(-MOST_WAITING);
      if (!pack) {
        onDone?.();
        continue;
      }
      const placing = placePack(pack, options).then((done) => {
        onDone?.(done);
        return done;
      });
      // It may fail while the next brand is rendered, before anything waits for it.
      placing.catch(() => undefined);
      placed.push(placing);
    }
    return { packed: await Promise.all(placed), failed };
  } finally {
    await Promise.allSettled(placed);
    out.discard();
  }
}
