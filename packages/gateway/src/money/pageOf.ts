const USUAL_PAGE_SIZE = 20;

interface Asked {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
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
