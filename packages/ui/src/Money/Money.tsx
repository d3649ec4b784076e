import * as css from "./Money.css.ts";

export interface MoneyProps {
  /** The brand's sign for its money. */
  readonly symbol: string;
  /** The amount, written out: "128,450.00". */
  readonly amount: string;
}

/** An amount in the brand's face for figures, its sign small before it. */
export function Money({ symbol, amount }: MoneyProps) {
  return (
    <span className={css.money}>
      <span className={css.symbol}>{symbol}</span>
      {amount}
    </span>
  );
}
