import type { CallResult, CheckResult, ConformReport } from "./conformReport.ts";
import { describeDeviation, plainText } from "./formatConform.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return plainText(text).replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The report as JUnit XML: a suite for each call, a case for each check. */
export function formatJunit({ url, calls }: ConformReport): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="livery conform ${escaped(url)}"${countsOf(calls.flatMap(({ checks }) => checks))}>`,
    ...calls.map(suiteOf),
    "</testsuites>",
    "",
  ].join("\n");
}

function countsOf(checks: readonly CheckResult[]): string {
  const failures = checks.filter(({ deviations }) => deviations.length > 0).length;
  const skipped = checks.filter((check) => check.skipped !== undefined).length;
  return ` tests="${checks.length}" failures="${failures}" skipped="${skipped}"`;
}

function suiteOf({ call, requirement, method, path, checks }: CallResult): string {
  const name = escaped(`${call} (${requirement}, ${method} ${path})`);
  const cases = checks.map((check) => `    ${caseOf(call, check)}`);
  return [`  <testsuite name="${name}"${countsOf(checks)}>`, ...cases, "  </testsuite>"].join("\n");
}

function caseOf(call: string, { check, deviations, skipped }: CheckResult): string {
  const open = `<testcase classname="${escaped(call)}" name="${escaped(check)}"`;
  if (skipped !== undefined) return `${open}><skipped message="${escaped(skipped)}"/></testcase>`;
  if (deviations.length === 0) return `${open}/>`;
  const failures = deviations.map((deviation) => `<failure message="${escaped(describeDeviation(deviation))}"/>`);
  return `${open}>${failures.join("")}</testcase>`;
}
