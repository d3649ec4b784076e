import { pointTransactions } from "@livery/platform/calls/pointTransactions.ts";
import { defined } from "@livery/platform/defined.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useState } from "react";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import { useArt } from "../../../kit/pictures/useArt.ts";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import { RecordFilters } from "../../../kit/records/RecordFilters.tsx";
import { FilteredEmpty } from "../../../kit/records/FilteredEmpty.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useGateContext } from "../../../session/useGateContext.ts";
import { movementColumns } from "./movementColumns.tsx";
import { type Movement, offeredKinds } from "./movements.ts";
import { MovementSum } from "./MovementSum.tsx";
import * as css from "./transactionHistory.css.ts";
import { useMovementTexts } from "./useMovementTexts.ts";

const USUAL_DAYS = 7;

/** What came into the member's wallet and what left it, with the balance after each (MC-012, MC-031). */
export default function AccountRecord() {
  const texts = useMovementTexts();
  const { t, nameOfKind } = texts;
  const { t: menu } = useTranslation("menu");
  const { t: auth } = useTranslation("auth");
  const openDialog = useOpenDialog();
  const context = useGateContext();
  const detail = useMovementDetail();
  const { empty } = useArt();
  const { now, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { kind } = chosen;
  return (
    <Pane>
      <RecordFilters
        period={period}
        onPeriod={setPeriod}
        choices={[
          {
            id: "kind",
            label: t("kind"),
            options: offeredKinds(context).map((value) => ({ value, label: nameOfKind(value) })),
          },
        ]}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Records
        call={pointTransactions}
        request={{ unit: "MONEY", ...asked, ...defined({ type: kind || undefined }) }}
        what={menu("pane.transactionHistory")}
        rowsOf={({ transactions }) => transactions}
        rowKey={({ id }) => id}
        columns={() => movementColumns(texts, now)}
        sum={({ total }) => <MovementSum period={period} total={total} />}
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

/** Shows one movement in full. */
function useMovementDetail(): (row: Movement) => RecordDetail {
  const { t, kindText, stateText } = useMovementTexts();
  return (row) => {
    const { id, at, amount, balance, remark } = row;
    return {
      title: kindText(row),
      figure: <Amount of={amount} signed />,
      words: amount === 0 ? t("words.none") : amount > 0 ? t("words.in") : t("words.out"),
      lines: [
        { label: t("balance"), value: <Figure of={balance} /> },
        { label: t("state"), value: stateText(row) },
        { label: t("time"), value: fullTime(new Date(at)) },
        ...(remark ? [{ label: t("remark"), value: remark }] : []),
      ],
      number: id,
    };
  };
}
