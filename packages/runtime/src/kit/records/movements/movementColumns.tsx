import type { WireTransaction } from "@livery/platform/decoders/shared/transaction.gen.ts";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Figure } from "../../money/Figure.tsx";
import { RecordState } from "../RecordState.tsx";
import { shortTime } from "../recordTime.ts";
import * as css from "./movements.css.ts";
import { kindOf, stateOf } from "./movements.ts";
import type { useMovementTexts } from "./useMovementTexts.ts";
import type { SiteClock } from "../../siteClock.ts";

/**
 * The columns of a movement, as in a bank book: what moved, and the balance after it. A list puts them in its order, and
 * gives each its place on a card.
 */
export function movementColumns({ t, kindText, stateText }: ReturnType<typeof useMovementTexts>, clock: SiteClock) {
  return {
    kind: {
      id: "kind",
      label: t("kind"),
      cell: (movement) => {
        const icon = kindOf(movement)?.icon;
        return (
          <span className={css.kind}>
            {icon && (
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
            )}
            <span className={css.name}>{kindText(movement)}</span>
          </span>
        );
      },
    },
    time: { id: "time", label: t("time"), cell: ({ at }) => shortTime(new Date(at), clock) },
    amount: { id: "amount", align: "end", label: t("amount"), cell: ({ amount }) => <Figure of={amount} signed /> },
    balance: { id: "balance", align: "end", label: t("balance"), cell: ({ balance }) => <Figure of={balance} /> },
    state: {
      id: "state",
      label: t("state"),
      cell: (movement) => <RecordState look={stateOf(movement)?.look ?? "settled"}>{stateText(movement)}</RecordState>,
    },
  } as const satisfies Readonly<Record<string, Column<WireTransaction>>>;
}
