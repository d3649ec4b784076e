import type { WireSettlement } from "@livery/platform/decoders/shared/settlement.gen.ts";
import { minor } from "@livery/product/money.ts";
import { dayIn } from "@livery/product/timeZone.ts";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import type { TFunction } from "i18next";
import { Figure } from "../../kit/money/Figure.tsx";
import { periodText } from "../../kit/records/periods.ts";
import { RecordState } from "../../kit/records/RecordState.tsx";
import { shortTime } from "../../kit/records/recordTime.ts";
import type { SiteClock } from "../../kit/siteClock.ts";

interface Shown {
  readonly clock: SiteClock;
  readonly language: string;
}

/** The columns of a settlement. What the agent paid has a minus sign. */
export function settlementColumns(t: TFunction<"contracts">, shown: Shown): readonly Column<WireSettlement>[] {
  return [
    { id: "period", place: "title", label: t("settled.period"), cell: (row) => settledText(row, shown) },
    { id: "account", place: "line", label: t("settled.account"), cell: ({ account }) => account },
    {
      id: "way",
      place: "line",
      label: t("settled.way"),
      cell: ({ own }) => (own ? t("settled.in") : t("settled.out")),
    },
    {
      id: "amount",
      place: "figure",
      align: "end",
      label: t("settled.amount"),
      cell: ({ own, amount }) => <Figure of={own ? amount : minor(0 - amount)} won />,
    },
    {
      id: "state",
      place: "state",
      label: t("state"),
      cell: ({ state }) => (
        <RecordState look={state === "OPEN" ? "open" : "settled"}>{t(`settled.${state}`)}</RecordState>
      ),
    },
  ];
}

/** The period of a settlement: its days, or within a day its hours. */
export function settledText({ from, to }: Pick<WireSettlement, "from" | "to">, { clock, language }: Shown): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (Number.isNaN(end.getTime() - start.getTime())) return shortTime(new Date(Number.NaN), clock);
  const last = new Date(end.getTime() - 1);
  const dayOf = (at: Date) => dayIn(at, clock.timeZone);
  const isWithinDay = dayOf(start) === dayOf(last) && end.getTime() - start.getTime() < 23 * 3_600_000;
  // The end of a day is the day's own: 00:00 would be its beginning.
  const isDayEnd = dayOf(end) !== dayOf(last);
  if (isWithinDay)
    return `${shortTime(start, clock)} – ${isDayEnd ? "24:00" : shortTime(end, clock).split(" ").at(-1)}`;
  return periodText({ from: dayOf(start), to: dayOf(last) }, language);
}
