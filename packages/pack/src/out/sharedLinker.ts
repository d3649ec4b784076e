import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SharedFiles } from "./linkShared.ts";

/** The thread's results, in the order of the packs. */
export type LinkedPack =
  | { readonly linked: number; readonly copied: number }
  | { readonly message: string; readonly code?: string };

/** Links shared files in a separate thread: there are hundreds per brand, and the next brand renders meanwhile. */
export interface SharedLinker {
  /** Resolves when all of them are in the pack's folder. */
  link(files: SharedFiles): Promise<void>;
  readonly counts: { readonly linked: number; readonly copied: number };
  /** Waits for work in progress, then ends the thread. */
  [Symbol.asyncDispose](): Promise<void>;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Starts the thread. A file system error keeps its `code`. */
export function startSharedLinker(): SharedLinker {
  const worker = new Worker(new URL("sharedLinkerThread.ts", import.meta.url));
  const counts = { linked: 0, copied: 0 };
  const waiting: Waiting[] = [];
  worker.on("message", (answer: LinkedPack) => {
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
    link: (files) =>
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
