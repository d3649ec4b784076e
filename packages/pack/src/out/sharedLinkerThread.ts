import { parentPort } from "node:worker_threads";
import { createFilePlacer } from "./filePlacer.ts";
import { type SharedFiles, linkShared } from "./linkShared.ts";
import type { LinkedPack } from "./sharedLinker.ts";

// The thread of sharedLinker.ts: it receives the list of a pack and sends a result, one after the other; `undefined`
// ends it.

const placer = createFilePlacer();

function link(files: SharedFiles): LinkedPack {
  const before = { ...placer.counts };
  try {
    linkShared(files, placer);
    return { linked: placer.counts.linked - before.linked, copied: placer.counts.copied - before.copied };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return code === undefined ? { message } : { message, code };
  }
}

parentPort?.on("message", (files: SharedFiles | undefined) => {
  if (files === undefined) parentPort?.close();
  else parentPort?.postMessage(link(files));
});
