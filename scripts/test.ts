import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { findBrowserHere } from "./browser/findBrowser.ts";
import { root } from "./lib/root.ts";
import { runChild } from "./lib/runChild.ts";
import { sumReports } from "./lib/sumReports.ts";
import { readReports } from "./trace/reports.ts";

// npm test: a browser, then every check and test through turbo, which runs only what has changed since it last passed.

const tasks = ["check:types", "check:lint", "check:format", "check:unused", "check:gen", "check:rules"];
const suites = [
  "test:unit",
  "test:slow",
  "test:brands",
  "test:scaffolds",
  "build:storybook",
  "test:stories",
  "test:e2e",
];

async function main(): Promise<number> {
  const browser = findBrowserHere();
  // Reports of an older run must not speak for this one; turbo puts back those of the tasks that it need not run.
  rmSync(join(root, "reports"), { recursive: true, force: true });
  const turbo = join(root, "node_modules/turbo/bin/turbo");
  const args = [
    turbo,
    "run",
    ...tasks,
    ...suites,
    "--continue=dependencies-successful",
    // Each of the long tasks uses two cores by itself; more at once only makes their time limits fail.
    `--concurrency=${Math.max(1, Math.floor(availableParallelism() / 2))}`,
    "--output-logs=new-only",
    "--log-order=grouped",
  ];
  const started = Date.now();
  const code = await runChild(process.execPath, [...args, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  const { passed, failed } = sumReports(readReports(join(root, "reports")), code);
  console.log(`\n${passed} tests passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s.`);
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
