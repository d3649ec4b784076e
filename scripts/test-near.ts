import { join } from "node:path";
import { importGraph } from "./imports/importGraph.ts";
import { redLines } from "./lib/redTests.ts";
import { root } from "./lib/root.ts";
import { folderTree } from "./lib/tree.ts";
import { changedFiles, gitIn } from "./near/changedFiles.ts";
import { chooseTests } from "./near/chooseTests.ts";
import { likenessTo } from "./near/likeness.ts";
import { planChecks } from "./near/planChecks.ts";
import { chosenLines, leftLines, plural } from "./near/planLines.ts";
import { reachedTests } from "./near/reachedTests.ts";
import { runChecks } from "./near/runChecks.ts";
import { runNearTests } from "./near/runNearTests.ts";
import { testCosts } from "./near/testCosts.ts";
import { readReports } from "./trace/reports.ts";

// npm run test:near [-- <files or folders…> | --base <revision>]: the checks and the nearest tests for the files that
// differ from HEAD, that differ from a revision, or that are named, in about a minute. Exit 0: green; 1: red or wrong usage.

/** Seconds for tests; the checks before them take up to twenty. */
const BUDGET = 40;

const say = (lines: readonly string[]): void => lines.forEach((line) => console.log(line));

async function main(args: readonly string[]): Promise<number> {
  const started = Date.now();
  const tree = folderTree(root);
  const { files: changed, said } = changedFiles(args, tree.files, gitIn(root));
  if (changed.length === 0) {
    console.log(`No file is ${said}. Name files (npm run test:near -- <file>), or a revision (-- --base <revision>).`);
    return 0;
  }
  const present = changed.filter((file) => tree.files.includes(file));
  const graph = importGraph(tree);
  const reached = reachedTests(graph, tree.files, changed);
  const choice = chooseTests(reached, testCosts(readReports(join(root, "reports")).tests), {
    budget: BUDGET,
    endToEndLast: !changed.some((file) => file.startsWith("e2e/")),
    likenessOf: likenessTo(
      tree,
      present,
      reached.map(({ file }) => file),
    ),
  });
  const checks = planChecks(graph, changed, present);

  console.log(`${plural(changed.length, "file")} ${said}.`);
  say(chosenLines(choice));
  console.log("Checks:");
  const redChecks = await runChecks(checks);
  const { tests, code } = await runNearTests(choice.chosen);

  console.log("");
  say(leftLines(choice.left));
  say(redLines(tests, redChecks));
  const isGreen = redChecks.length === 0 && code === 0;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${isGreen ? "Green" : "Red"} after ${seconds} s. npm test runs everything.`);
  return isGreen ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
