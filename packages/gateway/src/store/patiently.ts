import { setTimeout } from "node:timers/promises";
import { problemOf } from "./dataFileError.ts";

/** How long to wait for another program that holds the data file, and how often to retry. */
const PATIENCE_MS = 1000;
const AGAIN_MS = 5;

/** Whether another program holds the data file at the moment. */
export function isHeldByAnother(error: unknown): boolean {
  return problemOf(error) === "locked";
}

/**
 * Retries `work` while another program holds the data file, for a second at most. SQLite's own waiting would block this
 * thread and with it all requests.
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
