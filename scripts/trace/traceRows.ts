import { type LedgerRow, rowIdsIn } from "./ledger.ts";
import type { ReportedTest } from "./reports.ts";

/** A title that names more rows than this proves none of them. */
const LIMIT = 5;

export interface Trace {
  readonly rows: readonly LedgerRow[];
  /** Rows whose id stands in no title of a passed test. */
  readonly unproved: readonly LedgerRow[];
  /** Titles that do not count: they name more than five rows. */
  readonly overlong: readonly string[];
  /** Ids in titles that no row of the ledger has, with the title. */
  readonly unknown: readonly string[];
}

/**
 * Which rows of the ledger have a test that ran and passed. A row counts when every passing condition is met once: its
 * id stands in the title of a passed test and in no title of a failed one. A row completed "with its row" also counts
 * when all the rows that it names do.
 */
export function traceRows(ledger: readonly LedgerRow[], tests: readonly ReportedTest[], step?: string): Trace {
  const known = new Set(ledger.map(({ id }) => id));
  const named = tests.map(({ title, status }) => ({ title, status, ids: rowIdsIn(title) }));
  const counted = named.filter(({ ids }) => ids.length <= LIMIT);
  const idsOf = (status: ReportedTest["status"]): ReadonlySet<string> =>
    new Set(counted.filter((test) => test.status === status).flatMap(({ ids }) => ids));
  const passed = idsOf("passed");
  const failed = idsOf("failed");
  const isProved = (id: string): boolean => passed.has(id) && !failed.has(id);
  const rows = ledger.filter((row) => step === undefined || row.step === step);
  return {
    rows,
    unproved: rows.filter(
      ({ id, completedBy }) => !isProved(id) && !(completedBy.length > 0 && completedBy.every(isProved)),
    ),
    overlong: named.filter(({ ids }) => ids.length > LIMIT).map(({ title }) => title),
    unknown: named.flatMap(({ title, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${id} in "${title}"`)),
  };
}
