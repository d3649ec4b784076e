import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import { RecordState } from "../../../kit/records/RecordState.tsx";
import { RecordTable } from "../../../kit/records/RecordTable.tsx";
import { fullTime, shortTime } from "../../../kit/records/recordTime.ts";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import type { QueryResult } from "../../../kit/calls/useQueryResult.ts";
import { useSite } from "../../../site/SiteContext.ts";
import type { Method, Order } from "./depositData.ts";
import { isOpen } from "./orders.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

const SHOWN = 5;

interface RecentDepositsProps {
  readonly orders: QueryResult<{ readonly list: readonly Order[] }>;
  readonly methods: readonly Method[];
}

/** The last deposits; all of them are in the account record. */
export function RecentDeposits({ orders, methods }: RecentDepositsProps) {
  const { t } = useTranslation("member/depositv2");
  const { play } = useSite();
  const openDialog = useOpenDialog();
  const clock = useSiteClock();
  const what = t(`recent.${play}`);
  const nameOf = ({ method }: Order) => methods.find(({ id }) => id === method)?.name ?? method;
  const columns: readonly Column<Order>[] = [
    { id: "method", place: "title", label: t(`method.${play}`), cell: nameOf },
    { id: "time", place: "line", label: t("time"), cell: ({ createdAt }) => shortTime(new Date(createdAt), clock) },
    { id: "amount", place: "figure", align: "end", label: t("amount"), cell: ({ amount }) => <Figure of={amount} /> },
    {
      id: "state",
      place: "state",
      label: t("state"),
      cell: (order) => <RecordState look={lookOf(order)}>{t(`state.${order.state}`)}</RecordState>,
    },
  ];
  const detail = (order: Order): RecordDetail => {
    const { amount, bonus, createdAt, id, method, reason, state } = order;
    const offered = methods.find((one) => one.id === method)?.bonuses.find((one) => one.id === bonus);
    return {
      title: nameOf(order),
      figure: <Amount of={amount} />,
      words: t(`state.${state}`),
      lines: [
        { label: t("time"), value: fullTime(new Date(createdAt), clock) },
        { label: t("bonus"), value: bonus === undefined ? t("bonus.no") : (offered?.title ?? bonus) },
        ...(reason === undefined ? [] : [{ label: t("reason"), value: reason }]),
      ],
      number: id,
    };
  };
  return (
    <section>
      <div className={parts.head}>
        <h4 className={parts.title}>{what}</h4>
        <button
          type="button"
          className={parts.way}
          onClick={() => openDialog("memberCentre", { pane: "transactionHistory" })}
        >
          {t("recent.all")}
        </button>
      </div>
      <CallView call={orders} what={what} form="line" skeleton={null} isEmpty={() => false}>
        {({ list }) => (
          <RecordTable
            what={what}
            columns={columns}
            rows={list.slice(0, SHOWN)}
            rowKey={({ id }) => id}
            empty={<p className={parts.note}>{t("recent.none")}</p>}
            detail={detail}
          />
        )}
      </CallView>
    </section>
  );
}

function lookOf(order: Order): "open" | "refused" | "settled" {
  if (isOpen(order)) return "open";
  return order.state === "REJECTED" ? "refused" : "settled";
}
