import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { deflateBrand } from "./keptBrand.ts";
import type { PackEach, PackedEach } from "./packBrands.ts";
import type { PlacedBrand } from "./placePack.ts";
import type { PackRuntime } from "./renderPack.ts";

/** What each thread gets when it starts. */
export interface ThreadData {
  readonly runtime: PackRuntime;
  /** The folder for packs. */
  readonly path: string;
}

/** What became of a brand. */
export type ThreadResult =
  | { readonly placed: PlacedBrand; readonly counts: PackedEach["files"] }
  /** A sentence for the operator. */
  | { readonly failed: string }
  | { readonly error: { readonly message: string; readonly stack?: string; readonly code?: string } };

/** A thread uses 40 MB; the more it may use, the longer it leaves what is gone, and saves no time by that. */
const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 192 };

/** Packs brands in several threads, each one brand after the other. An abort stops each of them after its brand. */
export async function packInThreads(
  brands: readonly CompiledBrand[],
  { jobs, runtime, out, signal, onDone }: PackEach & { readonly jobs: number },
): Promise<PackedEach> {
  const waiting = [...brands];
  const [packed, failed]: [PlacedBrand[], { id: string; message: string }[]] = [[], []];
  const { directory, manifest, hash } = runtime;
  const workerData: ThreadData = { runtime: { directory, manifest, hash }, path: out.path };

  const work = async (): Promise<PackedEach["files"]> => {
    const worker = new Worker(new URL("packThread.ts", import.meta.url), { workerData, resourceLimits });
    // Not by `once`, which a thread that breaks off would reject.
    const ended = new Promise((resolve) => worker.once("exit", resolve));
    let counts = { linked: 0, copied: 0 };
    try {
      for (let brand = waiting.shift(); brand; brand = waiting.shift()) {
        signal?.throwIfAborted();
        worker.postMessage(deflateBrand(brand));
        const [result] = (await once(worker, "message")) as [ThreadResult];
        if ("error" in result) throw Object.assign(new Error(result.error.message), result.error);
        if ("failed" in result) failed.push({ id: brand.id, message: result.failed });
        else {
          packed.push(result.placed);
          counts = result.counts;
        }
        onDone?.("placed" in result ? result.placed : undefined);
      }
      return counts;
    } finally {
      waiting.length = 0;
      worker.postMessage(undefined);
      await ended;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: jobs }, work));
  const broken = results.find((result) => result.status === "rejected");
  if (broken) throw broken.reason;
  const files = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  return {
    packed,
    failed,
    files: {
      linked: files.reduce((sum, { linked }) => sum + linked, 0),
      copied: files.reduce((sum, { copied }) => sum + copied, 0),
    },
  };
}
