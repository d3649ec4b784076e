import { rmSync } from "node:fs";
import { styleText } from "node:util";
import { findBrowserHere } from "./browser/findBrowser.ts";
import { chooseMistakes } from "./mutate/chooseMistakes.ts";
import type { Mistake } from "./mutate/mistake.ts";
import { type RunnerId, runnerIds, runnerOf } from "./mutate/runnerOf.ts";
import { makeScratchCopy } from "./lib/scratchCopy.ts";
import { requireGreen, tryMistake } from "./mutate/tryMistakes.ts";

// npm run mutate [-- <part of a title, file or list>]: makes each mistake in scripts/mutate/mistakes in a scratch copy of the
// tree and expects its test to fail. Exit 0: all were caught; 1: some were not; 2: nothing could be tried (wrong usage,
// an entry that no longer matches the code, or a test that fails without any mistake).

/** Tries the mistakes of one runner; returns how many survived. */
async function tryAll(copy: string, runner: RunnerId, mistakes: readonly Mistake[]): Promise<number> {
  if (mistakes.length === 0) return 0;
  await requireGreen(copy, runner, mistakes);
  let survived = 0;
  for (const mistake of mistakes) {
    const { caught, by } = await tryMistake(copy, runner, mistake);
    if (!caught) survived++;
    const word = caught ? styleText("green", "caught  ") : styleText("red", "SURVIVED");
    console.log(`${word} ${mistake.title}\n         ${by} (${mistake.test})`);
  }
  return survived;
}

async function main(): Promise<number> {
  const mistakes = chooseMistakes(process.argv.slice(2));
  const of = (runner: RunnerId) => mistakes.filter(({ test }) => runnerOf(test) === runner);
  if (of("stories").length + of("e2e").length > 0) process.env["CHROMIUM_PATH"] = findBrowserHere();
  const copy = makeScratchCopy();
  let survived = 0;
  try {
    for (const runner of runnerIds) survived += await tryAll(copy, runner, of(runner));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`\n${mistakes.length - survived} of ${mistakes.length} mistakes caught.`);
  return survived > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
