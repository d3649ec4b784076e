import { type Minor, minor } from "@livery/product/money.ts";
import type { Bonus } from "./depositData.ts";

interface BonusTerms {
  readonly extra: Minor;
  /** What has to be staked before deposit and bonus can be withdrawn. */
  readonly stake: Minor;
}

/** Rates and turnovers have at most two decimals. */
const HUNDREDTHS = 100;

/** What a bonus gives for a deposit and what it asks for; undefined where the platform does not say. */
export function bonusTerms(
  { rate, maximum, turnover }: Omit<Bonus, "id" | "title">,
  amount: Minor,
): BonusTerms | undefined {
  if (rate === undefined) return undefined;
  // Deposits can be as large as JavaScript counts exactly.
  const share = Number((BigInt(amount) * BigInt(Math.round(rate * HUNDREDTHS))) / BigInt(100 * HUNDREDTHS));
  const extra = minor(maximum === undefined ? share : Math.min(share, maximum));
  const times = Math.round(turnover * HUNDREDTHS);
  if (!Number.isSafeInteger(times)) return undefined;
  // Rounded up.
  const hundredths = (BigInt(amount) + BigInt(extra)) * BigInt(times);
  const stake = Number((hundredths + BigInt(HUNDREDTHS - 1)) / BigInt(HUNDREDTHS));
  return Number.isSafeInteger(stake) ? { extra, stake: minor(stake) } : undefined;
}
