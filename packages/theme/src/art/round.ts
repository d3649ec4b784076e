/** A number as written into SVG: one decimal (a tenth of a px) by default. Minus zero becomes zero. */
export function round(value: number, decimals: 1 | 2 = 1): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit + 0;
}
