import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { findBrowserHere } from "./browser/findBrowser.ts";
import { redLines } from "./lib/redTests.ts";
import { root } from "./lib/root.ts";
import { runChild } from "./lib/runChild.ts";
import { SHARD_VARIABLE, takeShard } from "./lib/shard.ts";
import { sumReports } from "./lib/sumReports.ts";
import { testTasks } from "./lib/testTasks.ts";
import { costlyLines } from "./stories/storyCosts.ts";
import { readReports } from "./trace/reports.ts";

// npm test [-- --shard 1/3]: a browser, then every check and test through turbo, which runs only what has changed since
// it last passed. Shards are for several machines: each runs its part, and together they run everything.

/** Runs tasks to the end of all, also of those after one that failed. */
function runTasks(
  tasks: readonly string[],
  atOnce: number,
  { env, args: more }: { readonly env: NodeJS.ProcessEnv; readonly args: readonly string[] },
): Promise<number> {
  const args = [
    join(root, "node_modules/turbo/bin/turbo"),
    "run",
    ...tasks,
    "--continue=dependencies-successful",
    `--concurrency=${Math.max(1, Math.floor(atOnce))}`,
    "--output-logs=new-only",
    // As it is printed: grouped by task, a person would see nothing for minutes.
    "--log-order=stream",
    "--summarize",
  ];
  return runChild(process.execPath, [...args, ...more], { cwd: root, env });
}

/** Where turbo writes a summary of each of its runs. */
const summaries = join(root, ".turbo", "runs");

/** The tasks that failed, for the end of the run, where a log that was cut still has them. */
function failedTasks(): readonly string[] {
  if (!existsSync(summaries)) return [];
  return readdirSync(summaries).flatMap((file) => {
    const { tasks } = JSON.parse(readFileSync(join(summaries, file), "utf8")) as {
      tasks: readonly { task: string; execution?: { exitCode: number | null } }[];
    };
    return tasks.filter(({ execution }) => execution !== undefined && execution.exitCode !== 0).map(({ task }) => task);
  });
}

async function main(): Promise<number> {
  const { shard, rest: args } = takeShard(process.argv.slice(2));
  const { onOneCore, onTwoCores } = testTasks(shard);
  const part = shard && `${shard.index}/${shard.count}`;
  const options = { env: { ...process.env, CHROMIUM_PATH: findBrowserHere(), [SHARD_VARIABLE]: part }, args };
  // Reports of an older run must not speak for this one; turbo puts back those of the tasks that it need not run.
  for (const old of [join(root, "reports"), summaries]) rmSync(old, { recursive: true, force: true });
  const started = Date.now();
  const cores = availableParallelism();
  let code = await runTasks(onOneCore, cores, options);
  // An interrupted run is over.
  if (code < 128) code = (await runTasks(onTwoCores, cores / 2, options)) || code;
  const reports = readReports(join(root, "reports"));
  const costly = costlyLines(reports.tests);
  code ||= costly.length > 0 ? 1 : 0;
  const { passed, failed } = sumReports(reports, code);
  for (const line of redLines(reports.tests, failedTasks())) console.log(line);
  for (const line of costly) console.log(line);
  console.log(`\n${passed} tests passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s.`);
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
