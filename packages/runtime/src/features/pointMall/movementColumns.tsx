import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import * as records from "../../kit/records/records.css.ts";
import { shortTime } from "../../kit/records/recordTime.ts";
import type { PointMovement } from "./movements.ts";
import * as css from "./pointMall.css.ts";
import { formatPoints } from "./points.ts";
import type { useMovementTexts } from "./useMovementTexts.ts";
import type { SiteClock } from "../../kit/siteClock.ts";

/** The three columns of a movement of points (PM-008). Its time is below its type, and in a card beside the balance. */
export function movementColumns(
  { t, typeText }: ReturnType<typeof useMovementTexts>,
  clock: SiteClock,
): readonly Column<PointMovement>[] {
  const timeOf = ({ at }: PointMovement) => shortTime(new Date(at), clock);
  return [
    {
      id: "type",
      place: "title",
      label: t("movement.type"),
      cell: (movement) => (
        <>
          {typeText(movement.type)} <span className={records.second}>{timeOf(movement)}</span>
        </>
      ),
    },
    {
      id: "change",
      place: "figure",
      align: "end",
      label: t("movement.change"),
      cell: ({ points }) => formatPoints(points, { signed: true }),
    },
    {
      id: "balance",
      place: "line",
      labelled: true,
      align: "end",
      label: t("movement.balance"),
      cell: (movement) => (
        <>
          {formatPoints(movement.balance)} <span className={css.timeInCard}>· {timeOf(movement)}</span>
        </>
      ),
    },
  ];
}
