import { cancelDeposit } from "@livery/platform/calls/cancelDeposit.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { ConfirmedWrite } from "../../../kit/forms/ConfirmedWrite.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { changedByOrders, type Order } from "./depositData.ts";

interface CancelOrderProps {
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** Cancels an order that is not paid yet, after a question. */
export function CancelOrder({ order, onOrder }: CancelOrderProps) {
  const { t } = useTranslation("member/depositv2");
  const form = useWriteForm({
    fields: {},
    write: useWrite(cancelDeposit, {
      invalidates: changedByOrders,
      remembers: ({ id }) => ({ id }),
      scope: order.id,
    }),
    request: () => ({ id: order.id }),
    onDone: onOrder,
    texts: { ORDER_STATE: t("refused.state") },
  });
  return (
    <ConfirmedWrite
      form={form}
      label={t("order.cancel")}
      question={{ title: t("cancel.title"), text: t("cancel.text"), keep: t("cancel.keep") }}
    />
  );
}
