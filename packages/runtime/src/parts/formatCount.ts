const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** A whole number with a comma at every thousand, the same in every language (HD-010). */
export function formatCount(count: number): string {
  return grouped.format(count);
}
