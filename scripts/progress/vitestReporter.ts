import { relative, sep } from "node:path";
import { DotReporter, type TestCase, type TestModule, type TestSpecification } from "vitest/node";
import { root } from "../lib/root.ts";
import { type Progress, startProgress } from "./progress.ts";

const fileOf = ({ moduleId }: TestModule): string => relative(root, moduleId).split(sep).join("/");

/** Lines about the progress instead of dots; at its end the errors, as Vitest's own reporters print them. */
export class ProgressReporter extends DotReporter {
  private progress: Progress | undefined;

  constructor() {
    // In a terminal the reporter of dots would draw them over and over.
    super({ isTTY: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.progress = startProgress(specifications.length, (line) => this.log(line));
  }

  override onTestCaseReady(): void {}

  override onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === "pending") return;
    const title = test.fullName.replaceAll(" > ", " ");
    this.progress?.testEnded({ file: fileOf(test.module), title, status: state, message: errors?.[0]?.message });
  }

  override onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors())
      this.progress?.testEnded({ file: fileOf(module), title: "could not be run", status: "failed", message });
    this.progress?.fileEnded();
  }

  override onTestRunEnd(...run: Parameters<DotReporter["onTestRunEnd"]>): void {
    this.progress?.tell();
    this.progress?.stop();
    super.onTestRunEnd(...run);
  }
}
