import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/root.ts";
import { parseLedger } from "./trace/ledger.ts";
import { readReports } from "./trace/reports.ts";
import { traceRows } from "./trace/traceRows.ts";

// npm run trace [-- --step S1] [--json]: the rows of docs/requirements.md that no passed test of the last `npm test`
// names. They go to stdout, everything else to stderr. Exit 0: none; 1: some; 2: wrong usage, or reports are missing.

function options(): { step?: string; json: boolean } {
  const { values } = parseArgs({ options: { step: { type: "string" }, json: { type: "boolean", default: false } } });
  if (values.step !== undefined && !/^S\d+$/.test(values.step))
    throw new Error(`--step ${values.step}: a step is written S1 … S12.`);
  return { json: values.json, ...(values.step === undefined ? {} : { step: values.step }) };
}

function main(): number {
  const { step, json } = options();
  const ledger = parseLedger(readFileSync(join(root, "docs/requirements.md"), "utf8"));
  const { tests, missing } = readReports(join(root, "reports"));
  const { rows, unproved, overlong, unknown } = traceRows(ledger, tests, step);
  const counts = { step: step ?? "all", rows: rows.length, proved: rows.length - unproved.length, tests: tests.length };
  if (json) console.log(JSON.stringify({ ...counts, unproved, overlong, unknown, missing }, null, 2));
  else if (tests.length > 0) for (const { id, step: own, text } of unproved) console.log(`${id} · ${own}  ${text}`);
  for (const title of overlong) console.error(`Does not count, it names more than five rows: ${title}`);
  for (const title of unknown) console.error(`No such row: ${title}`);
  console.error(`${counts.step}: ${counts.proved} of ${counts.rows} rows proved by ${counts.tests} tests.`);
  if (missing.length > 0) console.error(`The last run left no report of: ${missing.join(", ")}. Run npm test first.`);
  if (missing.length > 0) return 2;
  return unproved.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
