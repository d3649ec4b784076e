import { major, minor, type Minor, toMinor } from "@livery/product/money.ts";

/** An amount without decimals, rounded down, for a currency with these decimals. */
export function wholeUnits(amount: number, decimals: number): Minor {
  const unit = toMinor(major(1), decimals);
  return minor(Math.floor(amount / unit) * unit);
}

/** The smallest amount above one unit of the currency (VF-048). */
export function justAboveOne(decimals: number): Minor {
  return minor(toMinor(major(1), decimals) + 1);
}
