import { minor } from "@livery/product/money.ts";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import type { QueryResult } from "../../../kit/calls/useQueryResult.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import { RecordState } from "../../../kit/records/RecordState.tsx";
import { RecordTable } from "../../../kit/records/RecordTable.tsx";
import { fullTime, shortTime } from "../../../kit/records/recordTime.ts";
import { useCardName } from "../../payout/useCardName.ts";
import { OrderBlock } from "./OrderBlock.tsx";
import type { Order } from "./withdrawData.ts";
import { receivedOf } from "./withdrawalTerms.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

const SHOWN = 5;

interface RecentWithdrawalsProps {
  readonly orders: QueryResult<{ readonly list: readonly Order[] }>;
  readonly onOrder: (order: Order) => void;
}

/** Orders on their way, then the last ones; all of them are in the account record. */
export function RecentWithdrawals({ orders, onOrder }: RecentWithdrawalsProps) {
  const { t } = useTranslation("member/withdraw");
  const openPane = useOpenMemberPane();
  const nameOf = useCardName();
  const clock = useSiteClock();
  const columns: readonly Column<Order>[] = [
    { id: "card", place: "title", label: t("card"), cell: ({ card }) => nameOf(card) },
    { id: "time", place: "line", label: t("time"), cell: ({ createdAt }) => shortTime(new Date(createdAt), clock) },
    { id: "amount", place: "figure", align: "end", label: t("amount"), cell: ({ amount }) => <Figure of={amount} /> },
    {
      id: "state",
      place: "state",
      label: t("state"),
      cell: ({ state }) => <RecordState look={lookOf(state)}>{t(`state.${state}`)}</RecordState>,
    },
  ];
  const detail = (order: Order): RecordDetail => {
    const { amount, fee, card, createdAt, id, reason, state } = order;
    const received = receivedOf(order);
    return {
      title: nameOf(card),
      figure: <Amount of={amount} />,
      words: t(`state.${state}`),
      lines: [
        { label: t("time"), value: fullTime(new Date(createdAt), clock) },
        { label: t("fee"), value: fee === 0 ? t("fee.none") : <Amount of={minor(0 - fee)} /> },
        { label: t("receives"), value: received === undefined ? "–" : <Amount of={received} /> },
        ...(reason === undefined ? [] : [{ label: t("reason"), value: reason }]),
      ],
      number: id,
    };
  };
  return (
    <section>
      <div className={parts.head}>
        <h4 className={parts.title}>{t("recent")}</h4>
        <button type="button" className={parts.way} onClick={() => openPane("transactionHistory")}>
          {t("recent.all")}
        </button>
      </div>
      <CallView call={orders} what={t("recent")} form="line" skeleton={null} isEmpty={() => false}>
        {({ list }) => (
          <>
            {list
              .filter(({ state }) => state === "PENDING" || state === "PAYING")
              .map((order) => (
                <OrderBlock key={order.id} order={order} onOrder={onOrder} />
              ))}
            <RecordTable
              what={t("recent")}
              columns={columns}
              rows={list.slice(0, SHOWN)}
              rowKey={({ id }) => id}
              empty={<p className={parts.note}>{t("recent.none")}</p>}
              detail={detail}
            />
          </>
        )}
      </CallView>
    </section>
  );
}

function lookOf(state: Order["state"]): "open" | "refused" | "settled" {
  if (state === "REJECTED") return "refused";
  return state === "COMPLETED" || state === "CANCELLED" ? "settled" : "open";
}
