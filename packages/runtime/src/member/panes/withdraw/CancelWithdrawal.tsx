import { cancelWithdrawal } from "@livery/platform/calls/cancelWithdrawal.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { ConfirmedWrite } from "../../../kit/forms/ConfirmedWrite.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { changedByOrders, type Order } from "./withdrawData.ts";

interface CancelWithdrawalProps {
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** Cancels an order whose payment has not begun, after a question. */
export function CancelWithdrawal({ order, onOrder }: CancelWithdrawalProps) {
  const { t } = useTranslation("member/withdraw");
  const form = useWriteForm({
    fields: {},
    write: useWrite(cancelWithdrawal, {
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
      label={t("cancel")}
      question={{ title: t("cancel.title"), text: t("cancel.text"), keep: t("cancel.keep") }}
    />
  );
}
