import type { Minor } from "@livery/product/money.ts";
import { AmountField } from "@livery/ui/AmountField/AmountField.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useCurrency } from "../money/useCurrency.ts";
import { limitValues, typedAmount } from "./formAmounts.ts";
import type { FormControls } from "./formControls.ts";
import { ValuedField } from "./ValuedField.tsx";

interface AmountFormFieldProps<Name extends string> {
  readonly form: Pick<FormControls<Name>, "control" | "shown" | "spec">;
  readonly name: Name;
  /** Amounts to choose with one press. */
  readonly presets?: readonly Minor[];
}

/** An amount of a form in the site's money, with its limits below. */
export function AmountFormField<Name extends string>({ form, name, presets = [] }: AmountFormFieldProps<Name>) {
  const { t } = useTranslation("forms");
  const currency = useCurrency();
  const { limits = {} } = form.spec(name) ?? {};
  const hasBoth = limits.minimum !== undefined && limits.maximum !== undefined;
  const choices = presets.map((preset) => typedAmount(preset, currency));
  return (
    <ValuedField form={form} name={name}>
      {(field) => (
        <AmountField
          {...field}
          hint={field.hint ?? (hasBoth && !field.error && t("amount.limits", limitValues(limits, currency)))}
          symbol={currency.symbol}
          clearLabel={t("amount.clear")}
          presets={choices.map((value) => ({ label: value, value }))}
          presetsLabel={t("amount.presets", { label: field.label })}
        />
      )}
    </ValuedField>
  );
}
