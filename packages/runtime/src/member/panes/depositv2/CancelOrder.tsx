import { cancelDeposit } from "@livery/platform/calls/cancelDeposit.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { useId, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
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
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const form = useWriteForm({
    fields: {},
    write: useWrite(cancelDeposit, {
      invalidates: changedByOrders,
      remembers: ({ id: of }) => ({ id: of }),
      scope: order.id,
    }),
    request: () => ({ id: order.id }),
    onDone: onOrder,
    texts: { ORDER_STATE: t("refused.state") },
  });
  const label = t("order.cancel");
  return (
    <>
      <MoneyForm id={id} form={form} label={label}>
        <Button variant="ghost" size="lg" block loading={form.sending} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </MoneyForm>
      <MoneyMessage form={form} />
      {form.unknown && !form.sending && <MoneyButton id={id} form={form} label={label} />}
      <ConfirmDialog
        open={isAsking}
        title={t("cancel.title")}
        text={t("cancel.text")}
        cancelLabel={t("cancel.keep")}
        confirmLabel={label}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          const element = document.getElementById(id);
          if (element instanceof HTMLFormElement) element.requestSubmit();
        }}
      />
    </>
  );
}
