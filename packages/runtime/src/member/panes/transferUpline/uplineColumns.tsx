import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import type { TFunction } from "i18next";
import { Figure } from "../../../kit/money/Figure.tsx";
import { shortTime } from "../../../kit/records/recordTime.ts";
import * as css from "./transferUpline.css.ts";
import type { Transfer } from "./uplineData.ts";
import type { SiteClock } from "../../../kit/siteClock.ts";

interface Shown {
  readonly clock: SiteClock;
  readonly list: readonly Transfer[];
}

/** The columns of a transfer to the upline; the balance after it only where the platform sends it. */
export function uplineColumns(t: TFunction<"records">, { clock, list }: Shown): readonly Column<Transfer>[] {
  const columns: readonly Column<Transfer>[] = [
    { id: "to", place: "title", label: t("transfer.to"), cell: ({ to }) => to },
    { id: "time", place: "line", label: t("transfer.time"), cell: ({ at }) => shortTime(new Date(at), clock) },
    {
      id: "remark",
      place: "line",
      label: t("transfer.remark"),
      cell: ({ remark }) => remark && <span className={css.remark}>{remark}</span>,
    },
    {
      id: "amount",
      place: "figure",
      align: "end",
      label: t("transfer.amount"),
      cell: ({ amount }) => <Figure of={amount} />,
    },
  ];
  if (!list.some(({ balance }) => balance !== undefined)) return columns;
  const cell = ({ balance }: Transfer) => (balance === undefined ? "–" : <Figure of={balance} />);
  return [...columns, { id: "balance", place: "detail", align: "end", label: t("transfer.after"), cell }];
}
