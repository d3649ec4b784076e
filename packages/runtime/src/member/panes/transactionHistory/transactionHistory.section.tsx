import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { defined } from "@livery/platform/defined.ts";
import type { PointTransactionsResponse } from "@livery/platform/decoders/pointTransactions.gen.js";
import { Button } from "@livery/ui/Button/Button.tsx";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useVisibleBalance } from "../../../kit/account/Balance.tsx";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { movementColumns } from "../../../kit/records/movements/movementColumns.tsx";
import { movementFileColumns } from "../../../kit/records/movements/movementFileColumns.ts";
import { offeredKinds } from "../../../kit/records/movements/movements.ts";
import { MovementSum } from "../../../kit/records/movements/MovementSum.tsx";
import { useMovementDetail } from "../../../kit/records/movements/useMovementDetail.tsx";
import { useMovementTexts } from "../../../kit/records/movements/useMovementTexts.ts";
import { RecordFile } from "../../../kit/records/RecordFile.tsx";
import { RecordFilters } from "../../../kit/records/RecordFilters.tsx";
import { FilteredEmpty } from "../../../kit/records/FilteredEmpty.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { useKeptState } from "../../../kit/centre/useKeptState.ts";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useGateContext } from "../../../session/useGateContext.ts";
import * as css from "./transactionHistory.css.ts";

const USUAL_DAYS = 7;

/** What came into the member's wallet and what left it, with the balance after each (MC-012, MC-031). */
export default function AccountRecord() {
  const { t } = useTranslation("member/transactionHistory");
  const texts = useMovementTexts();
  const { t: menu } = useTranslation("menu");
  const { t: auth } = useTranslation("auth");
  const openDialog = useOpenDialog();
  const context = useGateContext();
  const detail = useMovementDetail("own");
  const balance = useVisibleBalance();
  const { empty } = useArt();
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const [chosen, setChosen] = useKeptState<Readonly<Record<string, string>>>("chosen", {});
  const { kind } = chosen;
  const list = {
    call: pointTransactions,
    request: { unit: "MONEY", ...asked, ...defined({ type: kind || undefined }) } as const,
    rowsOf: ({ transactions }: PointTransactionsResponse) => transactions,
    rowKey: ({ id }: PointTransactionsResponse["transactions"][number]) => id,
  };
  return (
    <Pane action={<RecordFile {...list} name="transactions" columns={movementFileColumns(texts)} />}>
      <RecordFilters
        period={period}
        onPeriod={setPeriod}
        inSum
        choices={[
          {
            id: "kind",
            label: texts.t("kind"),
            options: offeredKinds(context).map((value) => ({ value, label: texts.nameOfKind(value) })),
          },
        ]}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Records
        {...list}
        what={menu("pane.transactionHistory")}
        columns={() => inOrder(movementColumns(texts, clock))}
        sum={({ total }) => <MovementSum period={period} total={total} balance={balance} />}
        detail={detail}
        empty={
          kind ? (
            <FilteredEmpty level={4} onClear={() => setChosen({})} />
          ) : (
            <EmptyState
              level={4}
              title={t("empty.title")}
              art={empty}
              action={
                <Button onClick={() => openDialog("memberCentre", { pane: "depositv2" })}>
                  {auth("account.deposit")}
                </Button>
              }
            />
          )
        }
      />
      <div className={css.elsewhere}>
        <span>{t("bets")}</span>
        <Button variant="ghost" size="sm" onClick={() => openDialog("memberCentre", { pane: "personalHistoryCopy" })}>
          {menu("pane.personalHistoryCopy")}
        </Button>
      </div>
    </Pane>
  );
}

function inOrder(
  movement: ReturnType<typeof movementColumns>,
): readonly Column<PointTransactionsResponse["transactions"][number]>[] {
  return [
    { ...movement.kind, place: "title" },
    { ...movement.time, place: "line" },
    { ...movement.amount, place: "figure" },
    { ...movement.balance, place: "line", labelled: true },
    { ...movement.state, place: "state" },
  ];
}
