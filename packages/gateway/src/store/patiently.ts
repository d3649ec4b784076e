import { setTimeout } from "node:timers/promises";
import { problemOf } from "./dataFileError.ts";

/** How long something waits for another program that holds the data file, and how often it tries. */
const PATIENCE_MS = 1000;
const AGAIN_MS = 5;

/** Whether another program holds the data file just now. */
export function isHeldByAnother(error: unknown): boolean {
  return problemOf(error) === "locked";
}

/**
 * Does `work` again while another program holds the data file, for a second at most. SQLite itself would wait in this thread,
 * and all requests with it; so others are answered meanwhile.
 */
export async function patiently<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isHeldByAnother(error) || performance.now() >= end) throw error;
    }
    await setTimeout(AGAIN_MS);
  }
}
