import { type RunnerId, runnerOf } from "../mutate/runnerOf.ts";
import type { ReportedTest } from "../trace/reports.ts";

/** A group of runners that one program runs. */
export type ProgramId = "node" | "stories" | "e2e";

export const programOf = (runner: RunnerId): ProgramId => (runner === "stories" || runner === "e2e" ? runner : "node");

/** Seconds until the first test of a program runs; that of the end-to-end tests builds every pack first. */
export const startSeconds: Readonly<Record<ProgramId, number>> = { node: 4, stories: 12, e2e: 25 };

/** Seconds of one core for a test file that no report knows. */
const usualSeconds: Readonly<Record<RunnerId, number>> = { unit: 1, brands: 2, slow: 12, stories: 5, e2e: 40 };

/** Seconds of one core to load a test file, which reports leave out. */
const loadSeconds: Readonly<Record<RunnerId, number>> = { unit: 0.3, brands: 1, slow: 1.5, stories: 1, e2e: 0.5 };

/** Seconds of one core that a test file takes: as in the last reports, else what is usual for its runner. */
export function testCosts(reported: readonly ReportedTest[]): (file: string) => number {
  const known = new Map<string, number>();
  for (const { file, seconds } of reported)
    if (file !== undefined && seconds !== undefined) known.set(file, (known.get(file) ?? 0) + seconds);
  return (file) => {
    const runner = runnerOf(file) ?? "unit";
    const seconds = known.get(file);
    return seconds === undefined ? usualSeconds[runner] : seconds + loadSeconds[runner];
  };
}
