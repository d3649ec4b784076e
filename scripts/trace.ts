import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/root.ts";
import { parseRegister } from "./trace/register.ts";
import { readGreenRun } from "./trace/reports.ts";
import { traceRows } from "./trace/traceRows.ts";

// npm run trace [-- --step S1] [--json]: lists the rows of docs/requirements.md, and the clauses of rows, without a
// passing test in the last `npm test`, or in all shards of it if their reports are together in reports/. They go to
// stdout, everything else to stderr. Exit 0: none; 1: some; 2: wrong usage, or an invalid run, because a test of it
// failed or a report is missing.

function options(): { step?: string; json: boolean } {
  const { values } = parseArgs({ options: { step: { type: "string" }, json: { type: "boolean", default: false } } });
  if (values.step !== undefined && !/^S\d+$/.test(values.step))
    throw new Error(`--step ${values.step}: a step is written S1 … S12.`);
  return { json: values.json, ...(values.step === undefined ? {} : { step: values.step }) };
}

function main(): number {
  const { step, json } = options();
  const register = parseRegister(readFileSync(join(root, "docs/requirements.md"), "utf8"));
  const tests = readGreenRun(join(root, "reports"));
  const { rows, unproved, faults } = traceRows(register, tests, step);
  const counts = { step: step ?? "all", rows: rows.length, proved: rows.length - unproved.length, tests: tests.length };
  if (json) console.log(JSON.stringify({ ...counts, unproved, faults }, null, 2));
  else for (const { lacks, step: own, text } of unproved) console.log(`${lacks.join(" ")} · ${own}  ${text}`);
  for (const fault of faults) console.error(fault);
  console.error(`${counts.step}: ${counts.proved} of ${counts.rows} rows proved by ${counts.tests} tests.`);
  return unproved.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
