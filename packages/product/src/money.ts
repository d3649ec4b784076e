declare const unit: unique symbol;

/**
 * Money: a whole number of the currency's smallest unit (cents; won, where there is nothing smaller). The only form in
 * which money is kept, counted and sent.
 */
export type Minor = number & { readonly [unit]: "minor" };

/** Money in whole units of the currency, with decimals: `x-unit: "major"`. Decoders make it `Minor`, encoders make it from it. */
export type Major = number & { readonly [unit]: "major" };

/** A length of time, where a field holds that or money: a limit of play. */
export type Minutes = number & { readonly [unit]: "minutes" };

/** Decimals of play money, which has no currency code. */
export const PLAY_MONEY_DECIMALS = 2;

/** A counted or received number of minor units as money. Throws a RangeError where JavaScript could not count it exactly. */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`);
  return amount as Minor;
}

/** Whole units of any currency, as terms and texts name them: 10,000 is 10,000.00 points or 10,000 won. */
export function major(amount: number): Major {
  if (!Number.isFinite(amount)) throw new RangeError(`${amount} is not an amount`);
  return amount as Major;
}

/**
 * The only way from whole units to minor units; `decimals` are those of the currency. Throws a RangeError where
 * JavaScript could not count the result exactly.
 */
export function toMinor(amount: Major, decimals: number = PLAY_MONEY_DECIMALS): Minor {
  return minor(Math.round(amount * 10 ** decimals));
}

export function toMajor(amount: Minor, decimals: number = PLAY_MONEY_DECIMALS): Major {
  return (amount / 10 ** decimals) as Major;
}

export function minutes(length: number): Minutes {
  return length as Minutes;
}
