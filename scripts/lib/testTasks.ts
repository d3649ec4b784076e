import { type Shard, dealt } from "./shard.ts";

/** The tasks of npm test that keep one core busy most of the time, long ones first. */
const oneCoreTasks = [
  "test:scaffolds",
  "test:storybook",
  "check:types",
  "check:lint",
  "check:unused",
  "check:gen",
  "check:rules",
  "check:format",
  "test:brands",
];

/** What the slow and the browser tests would otherwise begin with, while a core has nothing to do. */
const preparation = "build";

/** The test runners, each of which keeps two cores busy and can run a part of its tests. */
const runnerTasks = ["test:unit:gateway", "test:unit:rest", "test:slow", "test:stories", "test:e2e"];

interface TestTasks {
  /** As many at once as there are cores. */
  readonly onOneCore: readonly string[];
  /** Running more of them at once would only slow each of them down. */
  readonly onTwoCores: readonly string[];
}

/**
 * The tasks of a run, or of one shard of it: every runner, which runs its part, and its share of the other tasks. Every
 * shard makes the packs, because each has end-to-end tests.
 */
export function testTasks(shard?: Shard): TestTasks {
  return { onOneCore: [preparation, ...dealt(oneCoreTasks, shard)], onTwoCores: runnerTasks };
}
