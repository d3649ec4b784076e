import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowserHere } from "../browser/findBrowser.ts";
import { root } from "../lib/root.ts";
import { runChild } from "../lib/runChild.ts";
import { type ReportedTest, parseReport } from "../trace/reports.ts";
import type { ReachedTest } from "./reachedTests.ts";
import { nearFolder } from "./runChecks.ts";
import { type ProgramId, programOf } from "./testCosts.ts";

interface TestRun {
  readonly tests: readonly ReportedTest[];
  readonly code: number;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** What a program is started with for some of its test files. */
export function argumentsFor(program: ProgramId, tests: readonly ReachedTest[], report: string): readonly string[] {
  const files = tests.map(({ file }) => file);
  if (program === "e2e") {
    const playwright = ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"];
    return [...playwright, "--reporter", "list,json", ...files];
  }
  const projects = distinct(tests.map(({ runner }) => runner)).flatMap((runner) => ["--project", runner]);
  const suite = program === "stories" ? ["--config", "vitest.stories.config.ts"] : projects;
  const reporters = ["--reporter", "default", "--reporter", "json", "--outputFile.json", report];
  return ["node_modules/vitest/vitest.mjs", "run", ...suite, ...reporters, ...files];
}

/** Runs one program's tests; the end-to-end tests on newly built packs. */
async function runProgram(program: ProgramId, tests: readonly ReachedTest[]): Promise<TestRun> {
  const report = join(nearFolder, `${program}.json`);
  rmSync(report, { force: true });
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(program !== "node" && { CHROMIUM_PATH: findBrowserHere() }),
  };
  const run = (args: readonly string[]) => runChild(process.execPath, args, { cwd: root, env });
  let code = program === "e2e" ? await run(["packages/cli/src/livery.ts", "build"]) : 0;
  if (code === 0) code = await run(argumentsFor(program, tests, report));
  if (code > 128) throw new Error("Interrupted.");
  return { code, tests: existsSync(report) ? parseReport(readFileSync(report, "utf8")) : [] };
}

/** Runs test files, each program after the other, since each uses both cores. */
export async function runNearTests(chosen: readonly ReachedTest[]): Promise<TestRun> {
  const tests: ReportedTest[] = [];
  let code = 0;
  for (const program of ["node", "stories", "e2e"] as const) {
    const own = chosen.filter(({ runner }) => programOf(runner) === program);
    if (own.length === 0) continue;
    const run = await runProgram(program, own);
    tests.push(...run.tests);
    code ||= run.code;
  }
  return { tests, code };
}
