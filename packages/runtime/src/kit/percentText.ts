const HUNDREDTHS = 100;

/** A rate in percent as it is written, with two decimals at most: rates are whole hundredths of a percent. */
export function percentText(rate: number): string {
  return `${Math.round(rate * HUNDREDTHS) / HUNDREDTHS}%`;
}
