import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { type Progress, startProgress } from "./progress.ts";

/** The file and the title of a test, after which project it belongs to. */
function nameOf(test: TestCase): { file: string; title: string } {
  const [, , file = "", ...titles] = test.titlePath();
  return { file: `e2e/${file}`, title: titles.join(" ") };
}

function errorLines({ message, stack, snippet }: TestError): readonly string[] {
  const frames = (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line) && !line.includes("node_modules"));
  return [message ?? stack ?? "", ...(snippet === undefined ? [] : ["", snippet]), ...frames];
}

/** All that is known about a failed test. */
function details(test: TestCase, { errors, attachments }: TestResult): string {
  const { file, title } = nameOf(test);
  const files = attachments.flatMap(({ name, path }) => (path === undefined ? [] : [`${name}: ${path}`]));
  return [`FAIL ${file}:${test.location.line}  ${title}`, ...errors.flatMap(errorLines), ...files].join("\n");
}

/** Lines about the progress instead of dots, and at the end the errors. Playwright asks for the default export. */
export default class ProgressReporter implements Reporter {
  private progress: Progress | undefined;
  /** The tests of each file that have not ended. */
  private readonly open = new Map<string, number>();
  private readonly failures: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      const { file } = nameOf(test);
      this.open.set(file, (this.open.get(file) ?? 0) + 1);
    }
    this.progress = startProgress(this.open.size, (line) => console.log(line));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = nameOf(test);
    const isExpected = result.status === test.expectedStatus;
    const status = result.status === "skipped" ? "skipped" : isExpected ? "passed" : "failed";
    this.progress?.testEnded({ ...name, status, message: result.error?.message });
    if (status === "failed") this.failures.push(details(test, result));
    const left = (this.open.get(name.file) ?? 0) - 1;
    this.open.set(name.file, left);
    if (left === 0) this.progress?.fileEnded();
  }

  onError(error: TestError): void {
    console.log(errorLines(error).join("\n"));
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onEnd(): void {
    this.progress?.tell();
    this.progress?.stop();
    for (const failure of this.failures) console.log(`\n${failure}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
