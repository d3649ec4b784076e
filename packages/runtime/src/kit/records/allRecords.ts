import type { Call } from "@livery/platform/call.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { RecordPage, RecordRequest } from "./Records.tsx";

/** The most entries of a page that the platform sends. */
const PAGE_SIZE = 100;

/** How many records a file has at most: so many that a spreadsheet and a phone still open it. */
export const MOST_RECORDS = 10_000;

interface AllRecordsOptions<Request extends RecordRequest, Row, Page extends RecordPage<Row>> {
  readonly send: Send;
  /** Ends it between two pages, or within one. */
  readonly signal: AbortSignal;
  readonly call: Call<Request, Page>;
  /** The filters, without the page. */
  readonly request: Request;
  readonly rowsOf: (response: Page) => readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Called after each page with how many records there are so far, and in all. */
  readonly onProgress: (read: number, total: number) => void;
}

/**
 * All records of a request, page after page. Undefined where there are more than `MOST_RECORDS`. A record that came in
 * meanwhile moves the others to the next page; none of them is read twice.
 */
export async function allRecords<Request extends RecordRequest, Row, Page extends RecordPage<Row>>({
  send,
  signal,
  call,
  request,
  rowsOf,
  rowKey,
  onProgress,
}: AllRecordsOptions<Request, Row, Page>): Promise<readonly Row[] | undefined> {
  const records = new Map<string, Row>();
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    // Each page says how many there are, so they are read one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const page = await send(call, { ...request, pageNo, pageSize: PAGE_SIZE }, { signal });
    if (page.total > MOST_RECORDS) return undefined;
    for (const row of rowsOf(page)) records.set(rowKey(row), row);
    onProgress(Math.min(records.size, page.total), page.total);
    pages = page.totalPages;
  }
  return [...records.values()];
}
