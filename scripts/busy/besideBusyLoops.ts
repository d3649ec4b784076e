import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Runs `work` next to a number of busy loops. They are threads, so they end with this process. */
export async function besideBusyLoops<Result>(count: number, work: () => Promise<Result>): Promise<Result> {
  const loops = Array.from({ length: count }, () => new Worker("for (;;);", { eval: true }));
  try {
    await Promise.all(loops.map((loop) => once(loop, "online")));
    return await work();
  } finally {
    await Promise.all(loops.map((loop) => loop.terminate()));
  }
}
