import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Mistake, plant } from "./mistake.ts";
import { runTests } from "./runTests.ts";
import type { RunnerId } from "./runnerOf.ts";
import { type Verdict, baselineProblem, verdictOf } from "./verdict.ts";

/** What a failed run printed last. */
const LOG_LINES = 40;

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** Runs the tests that the mistakes name on the unchanged code. Throws unless all of them pass. */
export async function requireGreen(copy: string, runner: RunnerId, mistakes: readonly Mistake[]): Promise<void> {
  const titles = distinct(mistakes.map(({ red }) => red));
  const files = distinct(mistakes.map(({ test }) => test));
  const { tests, log } = await runTests(copy, { runner, files, titles });
  const fault = baselineProblem(titles, tests);
  if (fault !== undefined) throw new Error(`${log.split("\n").slice(-LOG_LINES).join("\n")}\n\n${runner}: ${fault}.`);
}

/** Makes one mistake in the copy, runs its test and reverts the mistake. */
export async function tryMistake(copy: string, runner: RunnerId, mistake: Mistake): Promise<Verdict> {
  const path = join(copy, mistake.file);
  const text = readFileSync(path, "utf8");
  const changed = plant(mistake, text);
  if (changed === undefined)
    throw new Error(`${mistake.title}: its text does not occur exactly once in ${mistake.file}.`);
  writeFileSync(path, changed);
  try {
    const { tests, tookTooLong } = await runTests(copy, { runner, files: [mistake.test], titles: [mistake.red] });
    return verdictOf(mistake.red, tests, tookTooLong);
  } finally {
    writeFileSync(path, text);
  }
}
