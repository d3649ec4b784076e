import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import { RecordState } from "../../../kit/records/RecordState.tsx";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { kindOf, type Movement, stateOf } from "./movements.ts";
import * as css from "./transactionHistory.css.ts";
import type { useMovementTexts } from "./useMovementTexts.ts";

/** The columns of a movement, as in a bank book: what moved, and the balance after it. */
export function movementColumns(
  { t, kindText, stateText }: ReturnType<typeof useMovementTexts>,
  now: Date,
): readonly Column<Movement>[] {
  return [
    {
      id: "kind",
      place: "title",
      label: t("kind"),
      cell: (movement) => {
        const icon = kindOf(movement)?.icon;
        return (
          <>
            {icon && (
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
            )}
            {kindText(movement)}
          </>
        );
      },
    },
    { id: "time", place: "line", label: t("time"), cell: ({ at }) => shortTime(new Date(at), now) },
    {
      id: "amount",
      place: "figure",
      align: "end",
      label: t("amount"),
      cell: ({ amount }) => <Figure of={amount} signed />,
    },
    {
      id: "balance",
      place: "line",
      labelled: true,
      align: "end",
      label: t("balance"),
      cell: ({ balance }) => <Figure of={balance} />,
    },
    {
      id: "state",
      place: "state",
      label: t("state"),
      cell: (movement) => <RecordState look={stateOf(movement)?.look ?? "settled"}>{stateText(movement)}</RecordState>,
    },
  ];
}
