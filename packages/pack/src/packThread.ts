import { parentPort, workerData } from "node:worker_threads";
import { createFilePlacer } from "./out/filePlacer.ts";
import { linkShared, type SharedFiles } from "./out/linkShared.ts";
import { stagingIn } from "./out/outFolder.ts";
import { inflateBrand } from "./keptBrand.ts";
import { PackError } from "./packError.ts";
import type { ThreadData, ThreadResult } from "./packInThreads.ts";
import { placePack } from "./placePack.ts";
import { renderPack } from "./renderPack.ts";

// A thread of packInThreads.ts: it receives a brand as compressed JSON and sends what became of it, one after the other;
// `undefined` ends it.

const { runtime, path } = workerData as ThreadData;
const out = stagingIn(path);
const placer = createFilePlacer();
// Elsewhere a thread of its own links files; here the other threads use the processor meanwhile.
const linker = { link: async (files: SharedFiles) => linkShared(files, placer) };

async function pack(json: Uint8Array): Promise<ThreadResult> {
  try {
    const placed = await placePack(await renderPack(inflateBrand(json), runtime), { runtime, out, linker });
    return { placed, counts: placer.counts };
  } catch (error) {
    out.discard();
    if (error instanceof PackError) return { failed: error.message };
    const { message, stack, code } = error as NodeJS.ErrnoException;
    return { error: { message, ...(stack && { stack }), ...(code && { code }) } };
  }
}

parentPort?.on("message", (json: Uint8Array | undefined) => {
  if (json === undefined) parentPort?.close();
  else void pack(json).then((result) => parentPort?.postMessage(result));
});
