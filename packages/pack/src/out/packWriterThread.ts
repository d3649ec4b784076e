import { parentPort } from "node:worker_threads";
import { createFilePlacer } from "./filePlacer.ts";
import type { WrittenPack } from "./packWriter.ts";
import { type PackFiles, writePack } from "./writePack.ts";

// The thread of packWriter.ts: a pack comes in, an answer goes out, one after the other; `undefined` ends it.

const placer = createFilePlacer();

function write(files: PackFiles): WrittenPack {
  const before = { ...placer.counts };
  try {
    writePack(files, placer);
    return { linked: placer.counts.linked - before.linked, copied: placer.counts.copied - before.copied };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return code === undefined ? { message } : { message, code };
  }
}

parentPort?.on("message", (files: PackFiles | undefined) => {
  if (files === undefined) parentPort?.close();
  else parentPort?.postMessage(write(files));
});
