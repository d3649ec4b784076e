import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { type ReactNode, useId } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { changedByOrders, type Order } from "./depositData.ts";

/** "I have sent it", or in a demo brand "Confirm": a form without fields, in the parts that the page puts in their places. */
export function useConfirmOrder(
  order: Order,
  onOrder: (order: Order) => void,
): Readonly<Record<"form" | "button" | "message", ReactNode>> {
  const { t } = useTranslation("member/depositv2");
  const { play } = useSite();
  const id = useId();
  const currency = useCurrency();
  const form = useWriteForm({
    fields: {},
    write: useWrite(confirmDeposit, {
      invalidates: changedByOrders,
      remembers: ({ id: of }) => ({ id: of }),
      scope: order.id,
    }),
    request: () => ({ id: order.id }),
    onDone: onOrder,
    texts: { ORDER_STATE: t("refused.state") },
  });
  const label = t(`order.confirm.${play}`, { amount: typedAmount(order.amount, currency) });
  return {
    form: <MoneyForm id={id} form={form} label={label} />,
    button: <MoneyButton id={id} form={form} label={label} />,
    message: <MoneyMessage form={form} />,
  };
}
