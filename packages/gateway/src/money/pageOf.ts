import type { SelectQueryBuilder } from "kysely";
import type { Reading } from "../store/transaction.ts";

const USUAL_PAGE_SIZE = 20;

interface Asked {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** How many rows a query finds, whatever it selects. */
export function totalOf<DB, TB extends keyof DB, Output>(
  { first }: Reading,
  query: SelectQueryBuilder<DB, TB, Output>,
): number {
  const count = query.clearSelect().select((is) => is.fn.countAll<number>().as("total"));
  return first(count.$castTo<{ readonly total: number }>())?.total ?? 0;
}

/** One page of a list, in the form of the cashier's responses; `rows` reads the page's rows. */
export function pageOf<Row, Wire>(
  { pageNo = 1, pageSize = USUAL_PAGE_SIZE }: Asked,
  total: number,
  rows: (limit: number, offset: number) => readonly Row[],
  toWire: (row: Row) => Wire,
): { list: Wire[]; pageNo: number; totalPages: number; total: number } {
  const list = rows(pageSize, (pageNo - 1) * pageSize).map(toWire);
  return { list, pageNo, totalPages: Math.max(1, Math.ceil(total / pageSize)), total };
}
