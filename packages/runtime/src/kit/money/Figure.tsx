import type { Minor } from "@livery/product/money.ts";
import * as css from "./Figure.css.ts";
import { type AmountForm, amountParts } from "./formatAmount.ts";
import { useCurrency } from "./useCurrency.ts";

interface FigureProps extends AmountForm {
  readonly of: Minor;
  /** What somebody won: positive amounts have a plus sign and the colour of a gain. A loss is no error and has none. */
  readonly won?: boolean | undefined;
}

/** An amount in a list, where the column says that it is money. */
export function Figure({ of, won = false, ...form }: FigureProps) {
  const { sign, digits } = amountParts(of, useCurrency(), { ...form, signed: won || form.signed });
  return (
    <bdi dir="ltr" className={won && of > 0 ? css.won : css.figure}>
      {sign}
      {digits}
    </bdi>
  );
}
