const format = new Intl.NumberFormat("en");

/** An amount in whole units as the seeded texts write it, in both languages: `10,000`. */
export function wholeUnits(amount: number): string {
  return format.format(amount);
}
