import { defined } from "@livery/platform/defined.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { enteredAmount, typedAmount } from "../../../kit/forms/formAmounts.ts";
import type { FormControls } from "../../../kit/forms/formControls.ts";
import type { AmountLimits } from "../../../kit/forms/formField.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import type { OwnLimit } from "../../../kit/data/playLimits.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import type { Bonus, CreateDeposit, Method, Order } from "./depositData.ts";
import { refusedLimit } from "./ownLimit.ts";

interface DepositFormOptions {
  readonly deposit: CreateDeposit;
  readonly method: Method;
  readonly bonus: Bonus | undefined;
  readonly limit: OwnLimit | undefined;
  /** What the amount begins with. */
  readonly amount: Minor | undefined;
  readonly onOrder: (order: Order) => void;
}

/** The form of a deposit, whose amount keeps to the method and to the member's own limit (CO-021). */
export function useDepositForm({ deposit, method, bonus, limit, amount, onOrder }: DepositFormOptions): {
  readonly form: FormControls<"amount">;
  readonly bounds: Required<AmountLimits>;
} {
  const { t } = useTranslation("member/depositv2");
  const currency = useCurrency();
  const say = (value: Minor) => typedAmount(value, currency);
  const isOwn = limit !== undefined && limit.left < method.maximum;
  const bounds = {
    minimum: method.minimum,
    maximum: isOwn ? minor(Math.max(limit.left, method.minimum)) : method.maximum,
  };
  const refused = refusedLimit("error" in deposit ? deposit.error : undefined);
  const form = useWriteForm({
    fields: {
      amount: {
        label: t("amount"),
        kind: "amount",
        rule: { required: true },
        limits: bounds,
        texts: {
          in_required: t("amount.missing"),
          "fault.amountLow": t("amount.low", { minimum: say(method.minimum) }),
          "fault.amountHigh": isOwn
            ? t(`limit.over.${limit.period}`, { left: say(limit.left) })
            : t("amount.high", { maximum: say(method.maximum) }),
          AMOUNT_OUT_OF_RANGE: t("amount.range"),
          LIMIT_REACHED: refused ? t(`limit.over.${refused.period}`, { left: say(refused.left) }) : t("limit.over"),
        },
      },
    },
    defaults: { amount: typedAmount(amount, currency) },
    write: deposit,
    request: ({ amount: typed }) => ({
      method: method.id,
      amount: enteredAmount(typed, currency),
      ...defined({ bonus: bonus?.id }),
    }),
    onDone: onOrder,
    texts: { TOO_MANY_ORDERS: t("refused.tooMany") },
  });
  return { form, bounds };
}
