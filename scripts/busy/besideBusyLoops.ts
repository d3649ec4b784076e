import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Does `work` while as many loops do nothing but take processor time. They are threads: they end with this process, too. */
export async function besideBusyLoops<Result>(count: number, work: () => Promise<Result>): Promise<Result> {
  const loops = Array.from({ length: count }, () => new Worker("for (;;);", { eval: true }));
  try {
    await Promise.all(loops.map((loop) => once(loop, "online")));
    return await work();
  } finally {
    await Promise.all(loops.map((loop) => loop.terminate()));
  }
}
