import { type RegisterRow, provableIds } from "./register.ts";
import type { ReportedTest } from "./reports.ts";
import { idsProvedBy, titleProblems } from "./titleProblems.ts";

/** A row that is not proved yet. */
interface UnprovedRow extends RegisterRow {
  /** The parts of the row without a passing test: its clauses and the rows that complete it. */
  readonly lacks: readonly string[];
}

export interface Trace {
  readonly rows: readonly RegisterRow[];
  readonly unproved: readonly UnprovedRow[];
  /** What is wrong with the ids that tests name, each with the test's title. */
  readonly faults: readonly string[];
}

/**
 * The rows of the register that the passed tests of a run prove, by the ids in their titles and tags. A row with clauses
 * needs a test for each of them; a row completed "with its row" needs its own test, and the rows that it names must be
 * proved.
 */
export function traceRows(register: readonly RegisterRow[], tests: readonly ReportedTest[], step?: string): Trace {
  const passed = new Set(tests.filter(({ status }) => status === "passed").flatMap(idsProvedBy));
  const lacking = (row: RegisterRow): readonly string[] =>
    [row, ...register.filter(({ id }) => row.completedBy.includes(id))]
      .flatMap(provableIds)
      .filter((id) => !passed.has(id));
  const rows = register.filter((row) => step === undefined || row.step === step);
  const faultsOf = titleProblems(register);
  return {
    rows,
    unproved: rows.map((row) => ({ ...row, lacks: lacking(row) })).filter(({ lacks }) => lacks.length > 0),
    faults: tests.flatMap((test) => faultsOf(test).map((fault) => `${fault} In "${test.title}"`)),
  };
}
