import type { Call } from "@livery/platform/call.ts";
import { type Column, DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { LoadMore } from "@livery/ui/LoadMore/LoadMore.tsx";
import { phone } from "@livery/ui/style/media.ts";
import { useMatches } from "@livery/ui/useMatches.ts";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useCall } from "../calls/useCall.ts";
import { useEndlessCall } from "../calls/useEndlessCall.ts";
import { CallPages } from "../calls/CallPages.tsx";
import { CallView } from "../calls/CallView.tsx";
import { formatCount } from "../formatCount.ts";
import type { RecordDetail } from "./RecordDrawer.tsx";
import { RecordTable } from "./RecordTable.tsx";
import { RecordsPlaceContext } from "./RecordsPlace.ts";
import * as css from "./records.css.ts";

const PAGE_SIZE = 20;

/** What the calls of every list of records answer, newest first. */
export interface RecordPage<Row> {
  readonly list?: readonly Row[];
  readonly pageNo: number;
  readonly totalPages: number;
  readonly total: number;
}

export interface RecordRequest {
  readonly pageNo?: number;
  readonly pageSize?: number;
}

export interface RecordsProps<Request extends RecordRequest, Row, Page extends RecordPage<Row>> {
  readonly call: Call<Request, Page>;
  /** The filters, without the page. */
  readonly request: Request;
  /** What is listed, as in its menu entry. */
  readonly what: string;
  readonly rowKey: (row: Row) => string;
  /** The records of a response whose `list` they are not. */
  readonly rowsOf?: ((response: Page) => readonly Row[]) | undefined;
  /** The response has the sums of all records, for the totals. */
  readonly columns: (response: Page) => readonly Column<Row>[];
  /** What a person would say about all these records. */
  readonly sum?: ((response: Page) => ReactNode) | undefined;
  /** Shown without any record. */
  readonly empty: ReactNode;
  readonly detail?: ((row: Row) => RecordDetail) | undefined;
  /** Shown in place of a failure, by the code of the platform's refusal. */
  readonly refused?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
}

/**
 * Records, newest first: their sum in words, rows that open in a drawer, and pages. On a phone a press adds the next rows
 * instead (MC-030).
 */
export function Records<Request extends RecordRequest, Row, Page extends RecordPage<Row>>(
  props: RecordsProps<Request, Row, Page>,
) {
  const isPhone = useMatches(phone);
  const place = useRef<HTMLDivElement>(null);
  return (
    <RecordsPlaceContext value={() => place.current?.focus()}>
      <div ref={place} tabIndex={-1} className={css.records}>
        {isPhone ? <EndlessRecords {...props} /> : <PagedRecords {...props} />}
      </div>
    </RecordsPlaceContext>
  );
}

function PagedRecords<Request extends RecordRequest, Row, Page extends RecordPage<Row>>(
  props: RecordsProps<Request, Row, Page>,
) {
  const { call, request, what, rowsOf = listOf } = props;
  const filters = JSON.stringify(request);
  const [place, setPlace] = useState({ filters, page: 1 });
  // Other filters begin at the first page, also those that were left at another one.
  if (place.filters !== filters) setPlace({ filters, page: 1 });
  const page = place.filters === filters ? place.page : 1;
  const response = useCall(call, { ...request, pageNo: page, pageSize: PAGE_SIZE });
  const { data, stale } = response;
  // Also while a page is on its way: the sum is that of all pages.
  const [summed, setSummed] = useState(filters);
  if (data !== undefined && !stale && summed !== filters) setSummed(filters);
  return (
    <CallView
      call={{ ...response, stale: false }}
      what={what}
      skeleton={<WaitingRecords {...props} />}
      refused={props.refused}
    >
      {(shown) => (
        <>
          <RecordList {...props} response={shown} rows={rowsOf(shown)} busy={stale} isSum={summed === filters} />
          <CallPages response={data} what={what} page={page} onPage={(next) => setPlace({ filters, page: next })} />
        </>
      )}
    </CallView>
  );
}

function EndlessRecords<Request extends RecordRequest, Row, Page extends RecordPage<Row>>(
  props: RecordsProps<Request, Row, Page>,
) {
  const { call, request, what, rowsOf = listOf } = props;
  const { t } = useTranslation("records");
  const { t: core } = useTranslation();
  const list = useEndlessCall<Request, Page, Row>(call, request, {
    at: (asked, page) => ({ ...asked, pageNo: page, pageSize: PAGE_SIZE }),
    read: (page) => ({ rows: rowsOf(page), page: page.pageNo, pages: page.totalPages, total: page.total }),
    rowKey: props.rowKey,
  });
  const { data: rows = [], first, total = 0 } = list;
  return (
    <CallView
      call={{ ...list, data: first }}
      what={what}
      skeleton={<WaitingRecords {...props} />}
      refused={props.refused}
    >
      {(response) => (
        <>
          <RecordList {...props} response={response} rows={rows} busy={false} isSum />
          {response.totalPages > 1 && (
            <LoadMore
              state={list.more}
              onMore={list.loadMore}
              moreLabel={t("more", { count: Math.min(PAGE_SIZE, total - rows.length) })}
              countLabel={t("shown", { shown: formatCount(rows.length), count: total, total: formatCount(total) })}
              failedLabel={t("moreFailed")}
              retryLabel={core("failure.retry")}
            />
          )}
        </>
      )}
    </CallView>
  );
}

function listOf<Row>({ list = [] }: RecordPage<Row>): readonly Row[] {
  return list;
}

interface RecordListProps<Request extends RecordRequest, Row, Page extends RecordPage<Row>> extends RecordsProps<
  Request,
  Row,
  Page
> {
  readonly response: Page;
  readonly rows: readonly Row[];
  /** The rows are those of the former filters. */
  readonly busy: boolean;
  /** The sum is that of the filters. */
  readonly isSum: boolean;
}

function RecordList<Request extends RecordRequest, Row, Page extends RecordPage<Row>>({
  columns,
  sum,
  response,
  isSum,
  ...table
}: RecordListProps<Request, Row, Page>) {
  const { t } = useTranslation("records");
  return (
    <div className={css.records}>
      {sum && response.total > 0 && <div className={isSum ? css.sum : css.formerSum}>{sum(response)}</div>}
      <p className={css.heard} role="status">
        {t("count", { count: response.total, number: formatCount(response.total) })}
      </p>
      <RecordTable {...table} columns={columns(response)} />
    </div>
  );
}

/** As high as the first rows. */
function WaitingRecords<Request extends RecordRequest, Row, Page extends RecordPage<Row>>({
  what,
  columns,
  rowKey,
}: RecordsProps<Request, Row, Page>) {
  const none = { list: [], pageNo: 1, totalPages: 1, total: 0 } as unknown as Page;
  return (
    <DataTable
      caption={what}
      columns={columns(none).map(({ total: _, ...column }) => column)}
      rows={[]}
      rowKey={rowKey}
      busy
      empty={null}
    />
  );
}
