import * as css from "./Money.css.ts";

export interface MoneyProps {
  /** The brand's sign for its money. */
  readonly symbol: string;
  /** The amount, written out: "128,450.00". */
  readonly amount: string;
  /** Comes before the symbol. */
  readonly sign?: "" | "+" | "−";
}

/** An amount in the brand's face for figures, its sign small before it. It reads from the left in every language. */
export function Money({ symbol, amount, sign }: MoneyProps) {
  return (
    <bdi dir="ltr" className={css.money}>
      {sign}
      <span className={css.symbol}>{symbol}</span>
      {amount}
    </bdi>
  );
}
