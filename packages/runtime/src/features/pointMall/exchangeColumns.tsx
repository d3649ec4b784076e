import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { formatCount } from "../../kit/formatCount.ts";
import { Figure } from "../../kit/money/Figure.tsx";
import { RecordState } from "../../kit/records/RecordState.tsx";
import { shortTime } from "../../kit/records/recordTime.ts";
import { type Exchange, exchangeStatus, statusLooks } from "./exchanges.ts";
import { formatPoints } from "./points.ts";
import type { useExchangeTexts } from "./useExchangeTexts.ts";
import type { SiteClock } from "../../kit/siteClock.ts";

/** The nine columns of an exchange (PM-005). */
export function exchangeColumns(
  { t, typeText, statusText }: ReturnType<typeof useExchangeTexts>,
  clock: SiteClock,
): readonly Column<Exchange>[] {
  return [
    { id: "name", place: "title", label: t("exchange.name"), cell: ({ name }) => name },
    { id: "time", place: "line", label: t("exchange.time"), cell: ({ at }) => shortTime(new Date(at), clock) },
    { id: "type", place: "detail", label: t("exchange.type"), cell: ({ type }) => typeText(type) },
    {
      id: "quantity",
      place: "detail",
      align: "end",
      label: t("exchange.quantity"),
      cell: ({ quantity }) => formatCount(quantity),
    },
    {
      id: "points",
      place: "figure",
      align: "end",
      label: t("exchange.points"),
      cell: ({ points }) => formatPoints(points),
    },
    {
      id: "amount",
      place: "detail",
      align: "end",
      label: t("exchange.amount"),
      cell: ({ amount }) => <Figure of={amount} decimals="needed" />,
    },
    {
      id: "status",
      place: "state",
      label: t("exchange.status"),
      cell: ({ status }) => {
        const known = exchangeStatus(status);
        return <RecordState look={known ? statusLooks[known] : "settled"}>{statusText(status)}</RecordState>;
      },
    },
    { id: "number", place: "detail", label: t("exchange.number"), cell: ({ id }) => id },
    { id: "remark", place: "detail", label: t("exchange.remark"), cell: ({ remark = "" }) => remark },
  ];
}
