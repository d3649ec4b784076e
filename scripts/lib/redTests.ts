import { type RunnerId, narrowed, runnerIds, runnerOf } from "../mutate/runnerOf.ts";
import type { ReportedTest } from "../trace/reports.ts";

/** A command that names more titles than this is no longer easy to read; it runs the whole files. */
const MOST_TITLES = 4;

/** Titles as a pattern for Vitest or Playwright. Signs that a shell or a pattern would read in its own way match any sign. */
const titlePattern = (titles: readonly string[]): string =>
  titles.map((title) => title.replaceAll(/[^\p{L}\p{N} _-]/gu, ".")).join("|");

/** The command that runs some test files of one runner, or in them only the tests with these titles. */
export function testCommand(runner: RunnerId, files: readonly string[], titles: readonly string[] = []): string {
  const isNarrow = narrowed.includes(runner) && titles.length > 0 && titles.length <= MOST_TITLES;
  const only = isNarrow ? [runner === "e2e" ? "-g" : "-t", `"${titlePattern(titles)}"`] : [];
  const args = [...files, ...only];
  return [`npm run test:${runner}`, ...(args.length > 0 ? ["--", ...args] : [])].join(" ");
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

const isRed = ({ status }: ReportedTest) => status === "failed";

/** The red tests, by runner, each with what it failed with, and for each runner the command that runs just those. */
function redTestLines(tests: readonly ReportedTest[]): readonly string[] {
  const red = tests.filter(isRed);
  const runnerOfTest = ({ file = "" }: ReportedTest) => runnerOf(file);
  const groups = [...runnerIds, undefined].map((runner) => ({
    runner,
    own: red.filter((test) => runnerOfTest(test) === runner),
  }));
  return groups
    .filter(({ own }) => own.length > 0)
    .flatMap(({ runner, own }) => {
      const files = distinct(own.flatMap(({ file }) => file ?? []));
      const titles = distinct(own.map(({ title }) => title));
      return [
        runner === undefined ? "Red outside of test files:" : `Red in test:${runner}:`,
        ...own.map(
          ({ file, title, reason }) =>
            `  ${[...(file === undefined ? [] : [file]), title].join("  ")}${reason === undefined ? "" : `: ${reason}`}`,
        ),
        ...(runner === undefined ? [] : [`  → ${testCommand(runner, files, titles)}`]),
      ];
    });
}

/** What is red at the end of a run: its tests, and the failed tasks without red tests, each with a command to run again. */
export function redLines(tests: readonly ReportedTest[], failedTasks: readonly string[]): readonly string[] {
  const explained = distinct(tests.filter(isRed).map(({ file = "" }) => `test:${runnerOf(file)}`));
  // The unit tests are two tasks.
  const isExplained = (task: string) => explained.some((id) => task === id || task.startsWith(`${id}:`));
  return [
    ...redTestLines(tests),
    ...failedTasks.filter((task) => !isExplained(task)).map((task) => `Red: npm run ${task}`),
  ];
}
