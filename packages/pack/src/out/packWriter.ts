import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PackFiles } from "./writePack.ts";

/** What the thread answers to each pack, in the order in which they came. */
export type WrittenPack =
  | { readonly linked: number; readonly copied: number }
  | { readonly message: string; readonly code?: string };

/** Writes packs in a thread of its own, so that the disk works while the next brand is drawn. */
export interface PackWriter {
  /** Resolves when the pack stands whole in its folder. */
  write(files: PackFiles): Promise<void>;
  readonly counts: { readonly linked: number; readonly copied: number };
  /** Waits for what is under way, then ends the thread. */
  [Symbol.asyncDispose](): Promise<void>;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Starts the thread. An error of the disk keeps its `code`. */
export function startPackWriter(): PackWriter {
  const worker = new Worker(new URL("packWriterThread.ts", import.meta.url));
  const counts = { linked: 0, copied: 0 };
  const waiting: Waiting[] = [];
  worker.on("message", (answer: WrittenPack) => {
    const pack = waiting.shift();
    if ("message" in answer) return pack?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
    counts.linked += answer.linked;
    counts.copied += answer.copied;
    pack?.resolve();
  });
  worker.on("error", (error: Error) => {
    for (const pack of waiting.splice(0)) pack.reject(error);
  });
  return {
    counts,
    write: (files) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(files);
      }),
    async [Symbol.asyncDispose]() {
      const ended = once(worker, "exit");
      worker.postMessage(undefined);
      await ended;
    },
  };
}
