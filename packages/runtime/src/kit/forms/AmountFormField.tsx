import type { Minor } from "@livery/product/money.ts";
import { AmountField } from "@livery/ui/AmountField/AmountField.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useCurrency } from "../money/useCurrency.ts";
import { limitValues, sharesOf, typedAmount } from "./formAmounts.ts";
import type { FormControls } from "./formControls.ts";
import { ValuedField } from "./ValuedField.tsx";

interface AmountFormFieldProps<Name extends string> {
  readonly form: Pick<FormControls<Name>, "control" | "shown" | "spec">;
  readonly name: Name;
  /** Amounts to choose with one press. */
  readonly presets?: readonly Minor[] | undefined;
  /** What it is taken from: adds presets for a quarter and a half of it, and for the highest amount. */
  readonly balance?: Minor | undefined;
  /** Adds a preset with this label for the highest amount. */
  readonly mostLabel?: string | undefined;
  /** Adds a preset with this label that empties the field, where an empty one means none. */
  readonly noneLabel?: string | undefined;
  /** Below it while nothing is wrong, in place of its limits. */
  readonly hint?: string | undefined;
  readonly labelHidden?: boolean | undefined;
}

/** An amount of a form in the site's money, with its limits below. */
export function AmountFormField<Name extends string>(props: AmountFormFieldProps<Name>) {
  const { form, name, presets = [], balance, noneLabel, hint, labelHidden = false } = props;
  const { t } = useTranslation("forms");
  const hasShares = balance !== undefined && balance > 0;
  const mostLabel = props.mostLabel ?? (hasShares ? t("amount.all") : undefined);
  const currency = useCurrency();
  const { limits = {} } = form.spec(name) ?? {};
  const hasBoth = limits.minimum !== undefined && limits.maximum !== undefined;
  const typed = (amount: Minor) => typedAmount(amount, currency);
  const shares = hasShares ? sharesOf(balance, limits, currency.decimals) : [];
  const choices = [
    ...shares.map(({ share, amount }) => ({ label: t(`amount.${share}`), value: typed(amount) })),
    ...presets.map((amount) => ({ label: typed(amount), value: typed(amount) })),
  ];
  const most = mostLabel !== undefined && limits.maximum !== undefined ? typed(limits.maximum) : undefined;
  const further = [
    ...(most === undefined ? [] : [{ label: mostLabel ?? "", value: most }]),
    ...(noneLabel === undefined ? [] : [{ label: noneLabel, value: "" }]),
  ];
  const usual = hint ?? (hasBoth && t("amount.limits", limitValues(limits, currency)));
  return (
    <ValuedField form={form} name={name}>
      {(field) => (
        <AmountField
          {...field}
          labelHidden={labelHidden}
          hint={field.hint ?? (!field.error && usual)}
          symbol={currency.symbol}
          clearLabel={t("amount.clear")}
          presets={[...choices, ...further]}
          presetsLabel={t("amount.presets", { label: field.label })}
        />
      )}
    </ValuedField>
  );
}
