import * as css from "./Money.css.ts";

export interface MoneyProps {
  /** The brand's currency symbol. */
  readonly symbol: string;
  /** The formatted amount: "128,450.00". */
  readonly amount: string;
  /** Comes before the symbol. */
  readonly sign?: "" | "+" | "−" | undefined;
}

/** An amount in the brand's font for figures, with a small symbol before it. It reads left to right in every language. */
export function Money({ symbol, amount, sign }: MoneyProps) {
  return (
    <bdi dir="ltr" className={css.money}>
      {sign && <span className={css.sign}>{sign}</span>}
      <span className={css.symbol}>{symbol}</span>
      {amount}
    </bdi>
  );
}
