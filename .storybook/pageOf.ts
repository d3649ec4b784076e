/** As many rows as a page has where the request does not say. */
const USUAL_SIZE = 20;

interface Asked {
  readonly pageNo?: number;
  readonly pageSize?: number;
}

/** The page of a recorded list that a request asks for, in the form of the platform's responses. */
export function pageOf<Row>(rows: readonly Row[], { pageNo = 1, pageSize = USUAL_SIZE }: Asked = {}) {
  const list = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { list, pageNo, totalPages: Math.max(1, Math.ceil(rows.length / pageSize)), total: rows.length };
}
