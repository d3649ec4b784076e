import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../lib/runChild.ts";
import { type ReportedTest, parseReport } from "../trace/reports.ts";
import { type RunnerId, narrowed } from "./runnerOf.ts";

/** Time limit: a mistake may keep a program from ending. */
const LONGEST_MS = 300_000;

const FOLDER = "reports";
const REPORT = `${FOLDER}/mutate.json`;
const LOG = `${FOLDER}/mutate.log`;

interface TestRun {
  /** The tests that ran. */
  readonly tests: readonly ReportedTest[];
  readonly tookTooLong: boolean;
  /** What the programs printed. */
  readonly log: string;
}

/** Some tests of one runner: files, and texts that their titles contain. */
interface TestSelection {
  readonly runner: RunnerId;
  readonly files: readonly string[];
  readonly titles: readonly string[];
}

function argumentsOf({ runner, files, titles }: TestSelection): readonly string[] {
  const wanted = titles.map((title) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|");
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"];
  if (runner === "e2e") return [...playwright, "--reporter", "json", "--grep", wanted, ...files];
  const suite = runner === "stories" ? ["--config", "vitest.stories.config.ts"] : ["--project", runner];
  const report = ["--reporter", "json", "--outputFile", REPORT];
  const narrow = narrowed.includes(runner) ? ["-t", wanted] : [];
  return ["node_modules/vitest/vitest.mjs", "run", ...suite, ...report, ...narrow, ...files];
}

/** Runs tests in a copy of the tree. End-to-end tests run on newly built packs. */
export async function runTests(copy: string, selection: TestSelection): Promise<TestRun> {
  rmSync(join(copy, REPORT), { force: true });
  mkdirSync(join(copy, FOLDER), { recursive: true });
  const output = openSync(join(copy, LOG), "w");
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(copy, REPORT) };
  const started = Date.now();
  const tookTooLong = () => Date.now() - started >= LONGEST_MS;
  const run = async (args: readonly string[]): Promise<number> => {
    const options = { cwd: copy, env, timeout: LONGEST_MS - (Date.now() - started) };
    const code = await runChild(process.execPath, args, { ...options, stdio: ["ignore", output, output] });
    if (code > 128 && !tookTooLong()) throw new Error("Interrupted.");
    return code;
  };
  try {
    const built = selection.runner === "e2e" ? await run(["packages/cli/src/livery.ts", "build"]) : 0;
    if (built === 0) await run(argumentsOf(selection));
    return { tests: testsIn(copy), tookTooLong: tookTooLong(), log: readFileSync(join(copy, LOG), "utf8") };
  } finally {
    closeSync(output);
  }
}

/** The tests that ran: none if a program ended before it wrote its report. */
function testsIn(copy: string): readonly ReportedTest[] {
  let text: string;
  try {
    text = readFileSync(join(copy, REPORT), "utf8");
  } catch {
    return [];
  }
  return parseReport(text).filter(({ status }) => status !== "skipped");
}
