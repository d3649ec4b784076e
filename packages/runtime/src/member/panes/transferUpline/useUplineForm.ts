import { defined } from "@livery/platform/defined.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { enteredAmount, typedAmount } from "../../../kit/forms/formAmounts.ts";
import type { FormControls } from "../../../kit/forms/formControls.ts";
import { usePaymentPassword } from "../../../kit/forms/password/usePaymentPassword.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useSite } from "../../../site/SiteContext.ts";
import type { Info, Transfer, TransferUpline } from "./uplineData.ts";

/** What a last question is about. */
export interface Wanted {
  readonly amount: Minor;
  readonly remark: string;
}

interface UplineFormOptions {
  readonly transfer: TransferUpline;
  readonly info: Info;
  /** Asked before a transfer is sent for the first time. */
  readonly ask: (wanted: Wanted) => Promise<void | "cancelled">;
  readonly onSent: (transfer: Transfer) => void;
}

/** The form of a transfer to the upline, whose amount keeps to the platform's range and to the balance (AP-124). */
export function useUplineForm({ transfer, info, ask, onSent }: UplineFormOptions): {
  readonly form: FormControls<"amount" | "remark" | "paymentPassword">;
  /** In ms since 1970. */
  readonly lockedUntil: number | undefined;
} {
  const { t } = useTranslation("member/transferUpline");
  const { t: member } = useTranslation("member");
  const { constants } = useSite();
  const currency = useCurrency();
  const password = usePaymentPassword(member("paymentPassword"), transfer);
  const { pending } = transfer;
  const { minimum, maximum, balance } = info;
  const isShort = balance < maximum;
  const overBalance = t("amount.overBalance", { balance: typedAmount(balance, currency) });
  const form = useWriteForm({
    fields: {
      amount: {
        label: t("amount"),
        kind: "amount",
        rule: { required: true },
        // What is only to be checked may have left the balance already.
        limits: pending === undefined ? { minimum, maximum: minor(Math.min(balance, maximum)) } : {},
        texts: {
          in_required: t("amount.missing"),
          "fault.amountLow": t("amount.low", { minimum: typedAmount(minimum, currency) }),
          "fault.amountHigh": isShort ? overBalance : t("amount.high", { maximum: typedAmount(maximum, currency) }),
          AMOUNT_OUT_OF_RANGE: t("amount.range"),
          INSUFFICIENT_FUNDS: overBalance,
        },
      },
      remark: { label: t("remark"), kind: "words", rule: { required: false, maxLength: constants.remarkLength } },
      paymentPassword: password.field,
    },
    defaults: { amount: typedAmount(pending?.amount, currency), remark: pending?.remark ?? "" },
    // Checking what became of a transfer is not another one.
    before: async ({ amount, remark = "" }) =>
      pending === undefined ? ask({ amount: enteredAmount(amount, currency), remark }) : undefined,
    write: transfer,
    request: ({ amount, remark, paymentPassword = "" }) => ({
      amount: enteredAmount(amount, currency),
      paymentPassword,
      ...defined({ remark: remark || undefined }),
    }),
    onDone: onSent,
    texts: { NO_UPLINE: t("refused.noUpline") },
  });
  return { form, lockedUntil: password.lockedUntil };
}
