import { type Minor, minor } from "./money.ts";
import type { ContractKind, ContractTerms } from "./contractKinds.ts";

/** What the receiver's team played in a period. */
export interface ContractFigures {
  readonly stake: number;
  readonly payout: number;
  /** How many members reached the bets of the terms; undefined where nobody counted them. */
  readonly active?: number | undefined;
  /** Of bets that are large enough, the stakes that were lost, and the others. */
  readonly lost?: number | undefined;
  readonly kept?: number | undefined;
}

/** A condition of a period. */
export interface ContractCondition {
  readonly field: "periodValidBet" | "periodProfitLoss" | "activeMembers";
  readonly needed: number;
}

/** The conditions that terms have; a number of members of 0 is none. */
export function contractConditions(terms: ContractTerms): readonly ContractCondition[] {
  return (["periodValidBet", "periodProfitLoss", "activeMembers"] as const).flatMap((field) => {
    const needed = terms[field];
    return needed === undefined || (needed === 0 && field !== "periodProfitLoss") ? [] : [{ field, needed }];
  });
}

/** How far a condition is: undefined where its figure is not known. */
export function reachedOf(field: ContractCondition["field"], figures: ContractFigures): number | undefined {
  if (field === "activeMembers") return figures.active;
  return field === "periodValidBet" ? figures.stake : figures.stake - figures.payout;
}

/** A part of what a contract pays: a rate, in percent, of something that the receiver's team played. */
export interface ContractShare {
  readonly of: "loss" | "bets" | "lostBets" | "otherBets";
  readonly base: Minor;
  readonly rate: number;
}

/**
 * What a contract pays for a period, by its parts: a share of what the receiver's team lost at play (dividend) or staked
 * (salaries). Nothing if the team did not reach a condition; one whose figure is not known counts as reached.
 */
export function contractShares(
  kind: ContractKind,
  terms: ContractTerms,
  figures: ContractFigures,
): readonly ContractShare[] {
  const { rate = 0, profitRate = 0, lossRate = 0 } = terms;
  const { stake, payout, lost = 0, kept = 0 } = figures;
  const shares: readonly ContractShare[] =
    kind === "realTime"
      ? [
          { of: "lostBets", base: minor(lost), rate: lossRate },
          { of: "otherBets", base: minor(kept), rate: profitRate },
        ]
      : kind === "dividend"
        ? [{ of: "loss", base: minor(Math.max(0, stake - payout)), rate }]
        : [{ of: "bets", base: minor(stake), rate }];
  const isMissed =
    kind !== "realTime" &&
    contractConditions(terms).some(
      ({ field, needed }) => (reachedOf(field, figures) ?? Number.POSITIVE_INFINITY) < needed,
    );
  return isMissed ? [] : shares.filter(({ base, rate: share }) => base > 0 && share > 0);
}

/** The sum of shares, each rounded down. */
export function sumOfShares(shares: readonly ContractShare[]): Minor {
  return minor(shares.reduce((sum, { base, rate }) => sum + shareOf(base, rate), 0));
}

/** What a contract pays for a period. */
export function contractAmount(kind: ContractKind, terms: ContractTerms, figures: ContractFigures): Minor {
  return sumOfShares(contractShares(kind, terms, figures));
}

/** Rates have two decimals; in integers, because the product may be more than a float counts exactly. */
function shareOf(figure: number, percent: number): number {
  return Number((BigInt(figure) * BigInt(Math.round(percent * 100))) / 10_000n);
}
