import type { Reports } from "../trace/reports.ts";

/**
 * The number of passed and failed tests of a run. A run that failed without a failing test (types, lint, a build, no
 * browser) counts as one failure: its sum must not look like a success.
 */
export function sumReports({ tests }: Reports, exitCode: number): { passed: number; failed: number } {
  const failed = tests.filter(({ status }) => status === "failed").length;
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
  };
}
