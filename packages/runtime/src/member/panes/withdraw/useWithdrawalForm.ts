import { minor } from "@livery/product/money.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { enteredAmount, typedAmount } from "../../../kit/forms/formAmounts.ts";
import type { FormControls } from "../../../kit/forms/formControls.ts";
import { usePaymentPassword } from "../../../kit/forms/password/usePaymentPassword.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { availableOf } from "../../../kit/money/availableOf.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import type { Card } from "../../payout/payoutData.ts";
import type { CreateWithdrawal, Info, Order } from "./withdrawData.ts";

interface WithdrawalFormOptions {
  readonly withdrawal: CreateWithdrawal;
  readonly info: Info;
  readonly card: Card;
  readonly onOrder: (order: Order) => void;
}

/** The form of a withdrawal, whose amount keeps to the platform's range and to what may leave the balance (WA-020). */
export function useWithdrawalForm({ withdrawal, info, card, onOrder }: WithdrawalFormOptions): {
  readonly form: FormControls<"amount" | "paymentPassword">;
  /** In ms since 1970. */
  readonly lockedUntil: number | undefined;
} {
  const { t } = useTranslation("member/withdraw");
  const currency = useCurrency();
  const password = usePaymentPassword(t("password"), withdrawal);
  const { pending } = withdrawal;
  const { minimum, maximum } = info;
  const available = availableOf(info);
  const isShort = available < maximum;
  const form = useWriteForm({
    fields: {
      amount: {
        label: t("amount"),
        kind: "amount",
        rule: { required: true },
        // What is only to be checked may have left the balance already.
        limits: pending === undefined ? { minimum, maximum: minor(Math.min(available, maximum)) } : {},
        texts: {
          in_required: t("amount.missing"),
          "fault.amountLow": t("amount.low", { minimum: typedAmount(minimum, currency) }),
          "fault.amountHigh": isShort
            ? t("amount.overBalance", { balance: typedAmount(available, currency) })
            : t("amount.high", { maximum: typedAmount(maximum, currency) }),
          AMOUNT_OUT_OF_RANGE: t("amount.range"),
          INSUFFICIENT_FUNDS: t("amount.overBalance", { balance: typedAmount(available, currency) }),
        },
      },
      paymentPassword: password.field,
    },
    defaults: { amount: typedAmount(pending?.amount, currency) },
    write: withdrawal,
    request: ({ amount, paymentPassword = "" }) => ({
      card: card.id,
      amount: enteredAmount(amount, currency),
      paymentPassword,
    }),
    onDone: onOrder,
    texts: { TOO_MANY_ORDERS: t("refused.orders") },
  });
  return { form, lockedUntil: password.lockedUntil };
}
