import { DataTable, type DataTableProps } from "@livery/ui/DataTable/DataTable.tsx";
import { startTransition, useState } from "react";
import { type RecordDetail, RecordDrawer } from "./RecordDrawer.tsx";

interface RecordTableProps<Row> extends Pick<DataTableProps<Row>, "columns" | "rows" | "rowKey" | "busy" | "empty"> {
  /** What is listed. */
  readonly what: string;
  /** Without it a row has no more to show than the table. */
  readonly detail?: ((row: Row) => RecordDetail) | undefined;
}

/** Records in rows. A press on a row opens its record in a drawer, if there is more to show of it. */
export function RecordTable<Row>({ what, columns, rows, rowKey, busy = false, empty, detail }: RecordTableProps<Row>) {
  const [opened, setOpened] = useState<string>();
  const index = rows.findIndex((row) => rowKey(row) === opened);
  const row = rows[index];
  const leadTo = (other: Row | undefined) => other && (() => setOpened(rowKey(other)));
  return (
    <>
      <DataTable
        caption={what}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        busy={busy}
        empty={empty}
        // The rows are drawn again, many of them in small steps.
        onRow={detail && ((pressed: Row) => startTransition(() => setOpened(rowKey(pressed))))}
      />
      {detail && (
        <RecordDrawer
          detail={row && detail(row)}
          onClose={() => setOpened(undefined)}
          onPrevious={leadTo(rows[index - 1])}
          onNext={leadTo(rows[index + 1])}
        />
      )}
    </>
  );
}
