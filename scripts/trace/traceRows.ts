import { type LedgerRow, provableIds } from "./ledger.ts";
import type { ReportedTest } from "./reports.ts";
import { idsProvedBy, titleFaults } from "./titleFaults.ts";

/** A row that is not proved yet. */
interface UnprovedRow extends LedgerRow {
  /** What no test proves of the row, its clauses and the rows that complete it. */
  readonly lacks: readonly string[];
}

export interface Trace {
  readonly rows: readonly LedgerRow[];
  readonly unproved: readonly UnprovedRow[];
  /** What is wrong with the ids in titles, each with its title. */
  readonly faults: readonly string[];
}

/**
 * The rows of the ledger that the passed tests of a run prove, by the ids in their titles. A row with clauses needs a
 * test for each of them; a row completed "with its row" needs one of its own, and the rows that it names proved.
 */
export function traceRows(ledger: readonly LedgerRow[], tests: readonly ReportedTest[], step?: string): Trace {
  const passed = new Set(tests.filter(({ status }) => status === "passed").flatMap(({ title }) => idsProvedBy(title)));
  const lacking = (row: LedgerRow): readonly string[] =>
    [row, ...ledger.filter(({ id }) => row.completedBy.includes(id))]
      .flatMap(provableIds)
      .filter((id) => !passed.has(id));
  const rows = ledger.filter((row) => step === undefined || row.step === step);
  const faultsOf = titleFaults(ledger);
  return {
    rows,
    unproved: rows.map((row) => ({ ...row, lacks: lacking(row) })).filter(({ lacks }) => lacks.length > 0),
    faults: tests.flatMap(({ title }) => faultsOf(title).map((fault) => `${fault} In "${title}"`)),
  };
}
