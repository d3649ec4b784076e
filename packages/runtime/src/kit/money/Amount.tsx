import type { Minor } from "@livery/product/money.ts";
import { Money } from "@livery/ui/Money/Money.tsx";
import { type AmountForm, amountParts } from "./formatAmount.ts";
import { useCurrency } from "./useCurrency.ts";

interface AmountProps extends AmountForm {
  readonly of: Minor;
}

/** An amount in the site's money. */
export function Amount({ of, ...form }: AmountProps) {
  const currency = useCurrency();
  const { sign, digits } = amountParts(of, currency, form);
  return <Money sign={sign} symbol={currency.symbol} amount={digits} />;
}
