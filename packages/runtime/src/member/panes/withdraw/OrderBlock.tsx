import { cancelWithdrawal } from "@livery/platform/calls/cancelWithdrawal.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { Timeline } from "@livery/ui/Timeline/Timeline.tsx";
import type { Ref } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CancelOrder } from "../../../kit/forms/CancelOrder.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { changedByOrders, type Order } from "./withdrawData.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

/** The steps of an order in each state, as texts that say what has happened and what comes next. */
const steps = {
  PENDING: ["ordered", "checked.current", "paid.next", "arrived.next"],
  PAYING: ["ordered", "checked.done", "paid.current", "arrived.next"],
  CONFIRMING: ["ordered", "checked.done", "paid.done", "arrived.current"],
  COMPLETED: ["ordered", "checked.done", "paid.done", "arrived.done"],
  CANCELLED: ["ordered"],
  REJECTED: ["ordered"],
} as const satisfies Record<Order["state"], readonly string[]>;

function stateOf(step: string): "done" | "current" | "next" {
  if (step.endsWith(".next")) return "next";
  return step.endsWith(".current") ? "current" : "done";
}

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
  const clock = useSiteClock();
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
        steps={[
          ...steps[state].map((step) => ({
            id: step,
            label: t(`step.${step}`),
            state: stateOf(step),
            time: step === "ordered" ? { iso: createdAt, text: shortTime(new Date(createdAt), clock) } : undefined,
          })),
          ...(isOver
            ? [{ id: state, label: t(`state.${state}`), state: "failed", note: reason ?? t("order.returned") } as const]
            : []),
        ]}
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
