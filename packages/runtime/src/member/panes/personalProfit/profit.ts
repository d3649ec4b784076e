import type { PersonalProfitResponse } from "@livery/platform/decoders/personalProfit.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";

export type Sums = PersonalProfitResponse["total"];
export type TypeSums = PersonalProfitResponse["gameTypes"][number];

/** What is added up of the game types. */
const summed = ["validBet", "payout", "rebate", "net"] as const;

/** The sums of the rows, so that the totals are what a reader gets; one that cannot be counted is left out. */
export function totalsOf(rows: readonly TypeSums[]): Readonly<Partial<Record<(typeof summed)[number], Minor>>> {
  return Object.fromEntries(
    summed.flatMap((key) => {
      const sum = rows.reduce((all, row) => all + row[key], 0);
      return Number.isSafeInteger(sum) ? [[key, minor(sum)]] : [];
    }),
  );
}

/** A part of what came back: winnings, bonuses, cashback. */
interface BridgePart {
  readonly id: "payout" | "bonus" | "rebate";
  readonly amount: Minor;
}

interface Bridge {
  readonly received: Minor;
  readonly parts: readonly BridgePart[];
  /** What the longer one of both bars is worth. */
  readonly longest: number;
}

/**
 * What was received beside what was staked, by one scale. Undefined where there is nothing to compare, or where the figures
 * do not add up to the net: then a picture of them would say something else than the sentence.
 */
export function bridgeOf({ validBet, payout, bonus, rebate = minor(0), net }: Sums): Bridge | undefined {
  const received = payout + bonus + rebate;
  const longest = Math.max(received, validBet);
  if (![validBet, payout, bonus, rebate].every((amount) => amount >= 0)) return undefined;
  if (!Number.isSafeInteger(longest) || longest === 0 || received - validBet !== net) return undefined;
  const parts = (
    [
      ["payout", payout],
      ["bonus", bonus],
      ["rebate", rebate],
    ] as const
  ).flatMap(([id, amount]) => (amount > 0 ? [{ id, amount }] : []));
  return { received: minor(received), parts, longest };
}
