import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import type { TFunction } from "i18next";
import { Figure } from "../../../kit/money/Figure.tsx";
import { RecordState } from "../../../kit/records/RecordState.tsx";
import { shortTime } from "../../../kit/records/recordTime.ts";
import type { Bonus } from "./bonusProgress.ts";
import type { SiteClock } from "../../../kit/siteClock.ts";

/** The columns of a bonus, with how much of its turnover is done. */
export function bonusColumns(t: TFunction<"member/bonusDetails">, clock: SiteClock): readonly Column<Bonus>[] {
  return [
    { id: "promotion", place: "title", label: t("promotion"), cell: ({ promotion }) => promotion },
    { id: "time", place: "line", label: t("time"), cell: ({ at }) => shortTime(new Date(at), clock) },
    { id: "amount", place: "figure", align: "end", label: t("amount"), cell: ({ amount }) => <Figure of={amount} /> },
    {
      id: "turnover",
      place: "line",
      labelled: true,
      align: "end",
      label: t("turnover"),
      cell: ({ turnoverDone, turnoverNeeded }) => (
        <span>
          <Figure of={turnoverDone} decimals="needed" /> / <Figure of={turnoverNeeded} decimals="needed" />
        </span>
      ),
    },
    {
      id: "expiry",
      place: "detail",
      label: t("expiry"),
      cell: ({ expiresAt }) => (expiresAt === undefined ? "–" : shortTime(new Date(expiresAt), clock)),
    },
    {
      id: "state",
      place: "state",
      label: t("state"),
      cell: ({ state }) => (
        <RecordState look={state === "ACTIVE" ? "open" : "settled"}>{t(`state.${state}`)}</RecordState>
      ),
    },
  ];
}
