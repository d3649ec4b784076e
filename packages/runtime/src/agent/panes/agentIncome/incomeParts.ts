import type { WireIncomeSum } from "@livery/platform/decoders/income.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";

interface IncomeParts {
  readonly total: Minor | undefined;
  /** The kinds that brought something, and the one that is chosen. */
  readonly earned: readonly WireIncomeSum[];
  /** The kinds that cost the agent more than they brought. */
  readonly paid: readonly WireIncomeSum[];
  /** What the longer one of both bars is worth. */
  readonly longest: number;
}

/** What an agent's income is made of. A kind without any income is no part of it, unless it is the chosen one. */
export function incomeParts(sums: readonly WireIncomeSum[], chosen: string | undefined): IncomeParts {
  const earned = sums.filter(({ kind, amount }) => amount > 0 || (amount === 0 && kind === chosen));
  const paid = sums.filter(({ amount }) => amount < 0);
  return {
    total: totalOf(sums),
    earned,
    paid,
    longest: Math.max(sumOf(earned), -sumOf(paid)),
  };
}

/** What kinds come to together; undefined if it cannot be counted. */
export function totalOf(sums: readonly WireIncomeSum[]): Minor | undefined {
  const total = sumOf(sums);
  return Number.isSafeInteger(total) ? minor(total) : undefined;
}

const sumOf = (sums: readonly WireIncomeSum[]): number => sums.reduce((sum, { amount }) => sum + amount, 0);
