import { cancelWithdrawal } from "@livery/platform/calls/cancelWithdrawal.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { Timeline } from "@livery/ui/Timeline/Timeline.tsx";
import { type Ref, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CancelOrder } from "../../../kit/forms/CancelOrder.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { changedByOrders, type Order } from "./withdrawData.ts";

const steps = ["ordered", "checked", "paid", "arrived"] as const;

/** How many steps an order has behind it; a rejected or cancelled one ends where its check fails. */
const done: Readonly<Record<Order["state"], number>> = {
  PENDING: 1,
  PAYING: 2,
  CONFIRMING: 3,
  COMPLETED: 4,
  CANCELLED: 1,
  REJECTED: 1,
};

interface OrderBlockProps {
  readonly order: Order;
  readonly title?: string | undefined;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly onOrder: (order: Order) => void;
}

/** How far an order is, and its cancelling where that is possible. Only its first step has a time: the platform tells no other. */
export function OrderBlock({ order, title, titleRef, onOrder }: OrderBlockProps) {
  const { t } = useTranslation("member/withdraw");
  const currency = useCurrency();
  const [now] = useState(() => new Date());
  const { state, amount, createdAt, reason } = order;
  const isOver = state === "CANCELLED" || state === "REJECTED";
  return (
    <Block
      title={title ?? t("order.title", { amount: typedAmount(amount, currency) })}
      titleRef={titleRef}
      aside={<Tag>{t(`state.${state}`)}</Tag>}
    >
      <Timeline
        label={t("progress")}
        steps={steps.slice(0, isOver ? 2 : steps.length).map((id, index) => ({
          id,
          label: isOver && index === 1 ? t(`state.${state}`) : t(`step.${id}`),
          state: index < done[state] ? "done" : isOver ? "failed" : index === done[state] ? "current" : "next",
          time: index === 0 ? { iso: createdAt, text: shortTime(new Date(createdAt), now) } : undefined,
          note: isOver && index === 1 ? (reason ?? t("order.returned")) : undefined,
        }))}
        stateLabels={{
          done: t("progress.done"),
          current: t("progress.current"),
          next: t("progress.next"),
          failed: t("progress.failed"),
        }}
      />
      {order.canCancel && (
        <CancelOrder
          order={order}
          call={cancelWithdrawal}
          invalidates={changedByOrders}
          texts={{
            label: t("cancel"),
            title: t("cancel.title"),
            text: t("cancel.text"),
            keep: t("cancel.keep"),
            changed: t("refused.state"),
          }}
          onOrder={onOrder}
        />
      )}
    </Block>
  );
}
