const exact = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** An amount in whole units as a balance shows it: a comma at every thousand, two decimals (HD-010). */
export function amountText(amount: number): string {
  return exact.format(amount);
}

/** An amount where cents say nothing, as in a ranking: a comma at every thousand. */
export function wholeAmountText(amount: number): string {
  return whole.format(amount);
}
