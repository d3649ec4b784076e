import type { ReportedTest } from "../trace/reports.ts";

/** The outcome of a run with a mistake in the code. */
export interface Verdict {
  readonly caught: boolean;
  /** The title of the test that failed, or why none did. */
  readonly by: string;
}

/** Only the named test counts: a program that does not start or end does not show what is wrong. */
export function verdictOf(red: string, tests: readonly ReportedTest[], tookTooLong: boolean): Verdict {
  const failed = tests.find(({ title, status }) => status === "failed" && title.includes(red));
  if (failed) return { caught: true, by: failed.title };
  if (tookTooLong) return { caught: false, by: "the run did not end" };
  return { caught: false, by: tests.length === 0 ? "no test could be run" : `"${red}" stays green` };
}

/** Why a run without any mistake proves nothing; `undefined` if it is valid. */
export function baselineProblem(reds: readonly string[], tests: readonly ReportedTest[]): string | undefined {
  const failed = tests.find(({ status }) => status === "failed");
  if (failed) return `"${failed.title}" is red without any mistake`;
  const absent = reds.find((red) => !tests.some(({ title }) => title.includes(red)));
  return absent === undefined ? undefined : `no test whose title contains "${absent}" ran`;
}
