/** A number as it is written into SVG: one decimal (a tenth of a px) unless it is a factor. Minus zero becomes zero. */
export function round(value: number, decimals: 1 | 2 = 1): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit + 0;
}
