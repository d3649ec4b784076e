import type { Minor } from "@livery/product/money.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AmountFormField } from "../../../kit/forms/AmountFormField.tsx";
import type { FormControls } from "../../../kit/forms/formControls.ts";
import type { AmountLimits } from "../../../kit/forms/formField.ts";
import { FormStep } from "../../../kit/forms/FormStep.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import type { OwnLimit } from "../../../kit/data/playLimits.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import type { Method } from "./depositData.ts";
import * as css from "./depositv2.css.ts";

interface AmountStepProps {
  readonly form: FormControls<"amount">;
  readonly method: Method;
  readonly bounds: Required<AmountLimits>;
  /** What is entered, if it is an amount. */
  readonly amount: Minor | undefined;
  readonly limit: OwnLimit | undefined;
  readonly onAmount: (typed: string) => void;
}

/** How much, with what the method and the member's own limit allow. Out of bounds, a press enters the bound. */
export function AmountStep({ form, method, bounds, amount, limit, onAmount }: AmountStepProps) {
  const { t } = useTranslation("member/depositv2");
  const currency = useCurrency();
  const say = (value: Minor) => typedAmount(value, currency);
  if (limit && limit.left < method.minimum) {
    return (
      <FormStep number={2} title={t("amount")}>
        <Notice tone="warning">
          {limit.left > 0
            ? t(`limit.over.${limit.period}`, { left: say(limit.left) })
            : t(`limit.spent.${limit.period}`)}
        </Notice>
      </FormStep>
    );
  }
  const range = t("amount.hint", { minimum: say(method.minimum), maximum: say(method.maximum) });
  const remedy = amount !== undefined && form.shown("amount").error ? boundFor(amount, bounds) : undefined;
  return (
    <FormStep number={2} title={t("amount")}>
      <AmountFormField
        form={form}
        name="amount"
        labelHidden
        presets={method.presets.filter((preset) => preset < bounds.maximum)}
        mostLabel={t("amount.most")}
        hint={limit ? `${range} · ${t(`limit.left.${limit.period}`, { left: say(limit.left) })}` : range}
      />
      {remedy !== undefined && (
        <div className={css.remedy}>
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              onAmount(say(remedy));
              // The button goes with the error.
              form.focus("amount");
            }}
          >
            {t("amount.use", { amount: say(remedy) })}
          </Button>
        </div>
      )}
    </FormStep>
  );
}

function boundFor(amount: Minor, { minimum, maximum }: Required<AmountLimits>): Minor | undefined {
  if (amount < minimum) return minimum;
  return amount > maximum ? maximum : undefined;
}
