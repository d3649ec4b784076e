import { posix } from "node:path";
import { type ImportGraph, distancesFrom } from "../imports/importGraph.ts";
import { type RunnerId, runnerOf } from "../mutate/runnerOf.ts";

/** A test file that a change reaches. */
export interface ReachedTest {
  readonly file: string;
  readonly runner: RunnerId;
  /** Steps from the nearest changed file, along imports; 1 at most for a test beside it. */
  readonly distance: number;
}

/** No unit test and no slow one may read a brand (scripts/vitest/brandsGuard.ts). */
const readBrands: readonly RunnerId[] = ["brands", "stories", "e2e"];

/** Folders that hold the tests of everything: beside means nothing there. */
const flat = new Set([".storybook", "e2e"]);

/** A test and what it is for share the beginning of their names. */
const stem = (file: string): string => file.replace(/(?:\.[\w-]+)+$/, "");

/** The test files that changed files reach, the nearest first: themselves, those of the same name, those beside them. */
export function reachedTests(
  graph: Pick<ImportGraph, "dependentsOf">,
  files: readonly string[],
  changed: readonly string[],
): readonly ReachedTest[] {
  const brands = changed.filter((file) => file.startsWith("brands/"));
  const others = changed.filter((file) => !file.startsWith("brands/"));
  const fromBrands = distancesFrom(graph, brands);
  const fromOthers = distancesFrom(graph, others);
  const stems = new Set(others.map(stem));
  const folders = new Set(others.map((file) => posix.dirname(file)).filter((folder) => !flat.has(folder)));

  const distanceOf = (file: string, runner: RunnerId): number =>
    Math.min(
      fromOthers.get(file) ?? Infinity,
      readBrands.includes(runner) ? (fromBrands.get(file) ?? Infinity) : Infinity,
      stems.has(stem(file)) ? 0 : Infinity,
      folders.has(posix.dirname(file)) ? 1 : Infinity,
    );

  return files
    .flatMap((file) => {
      const runner = runnerOf(file);
      if (runner === undefined) return [];
      const distance = distanceOf(file, runner);
      return distance === Infinity ? [] : [{ file, runner, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance);
}
