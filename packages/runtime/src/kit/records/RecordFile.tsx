import type { Call } from "@livery/platform/call.ts";
import type { Minor } from "@livery/product/money.ts";
import { dayIn } from "@livery/product/timeZone.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { sendAtom } from "../../site/send.ts";
import { formatCount } from "../formatCount.ts";
import { useCurrency } from "../money/useCurrency.ts";
import { allRecords, MOST_RECORDS } from "./allRecords.ts";
import { csvAmount, csvName, csvText, csvTime, downloadCsv } from "./csv.ts";
import type { RecordPage, RecordRequest, RecordsProps } from "./Records.tsx";
import * as css from "./records.css.ts";
import { useTimeZone } from "../siteClock.ts";

/** A column of the file: a text, a time, whose header says the zone, or an amount, whose header says the currency. */
export type FileColumn<Row> = { readonly label: string } & (
  | { readonly text: (row: Row) => string }
  /** When, as the platform sends it. */
  | { readonly time: (row: Row) => string | undefined }
  | { readonly amount: (row: Row) => Minor | undefined }
);

interface RecordFileProps<Request extends RecordRequest, Row, Page extends RecordPage<Row>> extends Pick<
  RecordsProps<Request, Row, Page>,
  "request" | "rowKey" | "rowsOf"
> {
  readonly call: Call<Request, Page>;
  /** The first part of the file's name, in Latin letters. */
  readonly name: string;
  readonly columns: readonly FileColumn<Row>[];
}

type FileState =
  | { readonly state: "idle" | "failed" | "tooMany" | "none" }
  | { readonly state: "loading"; readonly read: number; readonly total: number };

/** Makes a CSV file of all records that the filters leave, whatever page is shown. The action of a pane with records. */
export function RecordFile<Request extends RecordRequest, Row, Page extends RecordPage<Row>>({
  call,
  request,
  rowKey,
  rowsOf = ({ list = [] }) => list,
  name,
  columns,
}: RecordFileProps<Request, Row, Page>) {
  const { t } = useTranslation("records");
  const send = useAtomValue(sendAtom);
  const currency = useCurrency();
  const timeZone = useTimeZone();
  const [file, setFile] = useState<FileState>({ state: "idle" });
  // A pane that was left needs no file any more.
  const making = useRef<AbortController>(undefined);
  useEffect(() => () => making.current?.abort(), []);
  const make = async () => {
    making.current = new AbortController();
    const { signal } = making.current;
    setFile({ state: "loading", read: 0, total: 0 });
    const onProgress = (read: number, total: number) => setFile({ state: "loading", read, total });
    try {
      const rows = await allRecords<Request, Row, Page>({ send, signal, call, request, rowsOf, rowKey, onProgress });
      if (signal.aborted) return;
      if (rows?.length) {
        // A period without a last day ends today.
        const { from, to = from && dayIn(new Date(), timeZone) } = request as {
          readonly from?: string;
          readonly to?: string;
        };
        const lines = rows.map((row) =>
          columns.map((column) => {
            if ("text" in column) return column.text(row);
            if ("time" in column) return csvTime(column.time(row), timeZone);
            const amount = column.amount(row);
            return amount === undefined ? "" : csvAmount(amount, currency);
          }),
        );
        const head = columns.map((column) =>
          "amount" in column
            ? `${column.label} (${currency.symbol})`
            : "time" in column
              ? `${column.label} (${timeZone})`
              : column.label,
        );
        downloadCsv(csvText([head, ...lines]), csvName(name, from, to));
      }
      setFile({ state: rows === undefined ? "tooMany" : rows.length === 0 ? "none" : "idle" });
    } catch {
      if (!signal.aborted) setFile({ state: "failed" });
    }
  };
  const isLoading = file.state === "loading";
  const problem = {
    idle: undefined,
    loading: undefined,
    failed: t("file.failed"),
    tooMany: t("file.tooMany", { limit: formatCount(MOST_RECORDS) }),
    none: t("file.none"),
  }[file.state];
  return (
    <div className={css.file}>
      {problem !== undefined && (
        <span className={css.fileProblem} role="status">
          {problem}
        </span>
      )}
      <Button size="sm" variant="soft" icon="download" loading={isLoading} onClick={() => void make()}>
        {isLoading && file.total > file.read
          ? t("file.loading", { read: formatCount(file.read), all: formatCount(file.total) })
          : t("file")}
      </Button>
    </div>
  );
}
