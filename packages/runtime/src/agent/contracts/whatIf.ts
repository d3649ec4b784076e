import { calendarPeriod, dayOfNumber, numberOfDay } from "@livery/product/calendarPeriod.ts";
import {
  contractAmount,
  type ContractCondition,
  contractConditions,
  type ContractFigures,
  reachedOf,
} from "@livery/product/contractAmount.ts";
import { type ContractKind, ratesOf } from "@livery/product/contractKinds.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { dayIn } from "@livery/product/timeZone.ts";
import type { Period } from "../../kit/records/periods.ts";
import type { Contract, Terms } from "./contractData.ts";
import { type SiteClock, todayOf } from "../../kit/siteClock.ts";

/** What a team played in a period, as far as a call says it. */
export interface Played extends Pick<ContractFigures, "stake" | "payout" | "active"> {
  /** Only a part of the team is counted, so that the true figures may be higher or lower. */
  readonly isPart?: boolean | undefined;
}

/** How far a condition is. `unknown`: no call counts it, or only of a part of the team. */
export interface Progress extends ContractCondition {
  readonly reached: number | undefined;
  readonly mark: "met" | "unmet" | "unknown";
  /** The true figure may be lower: members count here by any bet, and in the contract by enough of them. */
  readonly isMost: boolean;
}

/** What a contract would pay for a period. */
export interface Estimate {
  readonly conditions: readonly Progress[];
  /** What the rate is of. */
  readonly base: Minor;
  readonly amount: Minor;
  /** It may be less, because something could not be counted. */
  readonly isMost: boolean;
  /** It may be more or less, because only a part of the team is counted. */
  readonly isAbout: boolean;
}

/** The days of a contract's period that contains a day. Shorter periods than a day are counted by the day. */
export function spanOf(kind: ContractKind, { period = "D" }: Terms, day: string): Period {
  const { first, end } = calendarPeriod(kind === "dividend" ? period : "D", numberOfDay(day));
  return { from: dayOfNumber(first), to: dayOfNumber(end - 1) };
}

/** The days of the period before another one. */
export function spanBefore(kind: ContractKind, terms: Terms, { from }: Period): Period {
  return spanOf(kind, terms, dayOfNumber(numberOfDay(from) - 1));
}

/** The days that count in a contract's present period: what was played before it was accepted does not. */
export function spanSoFar(
  contract: Pick<Contract, "kind" | "terms" | "createdAt" | "beganAt">,
  clock: SiteClock,
): Period {
  const { kind, terms, createdAt, beganAt = createdAt } = contract;
  const today = todayOf(clock);
  const { from } = spanOf(kind, terms, today);
  const at = new Date(beganAt);
  const began = Number.isNaN(at.getTime()) ? from : dayIn(at, clock.timeZone);
  return { from: began > from && began <= today ? began : from, to: today };
}

/**
 * Works out what a contract would pay, by the arithmetic that settles it. What cannot be counted is left out, so that the
 * amount is the most that it can be. Undefined for figures or rates that make no sense.
 */
export function estimate(kind: ContractKind, terms: Terms, played: Played): Estimate | undefined {
  const { stake, payout, isPart: isAbout = false } = played;
  const rates = ratesOf(kind, terms);
  const isSound = [stake, payout, stake - payout].every(Number.isSafeInteger);
  if (!isSound || rates.some((rate) => !(rate >= 0 && rate <= 100))) return undefined;
  if (kind === "realTime") {
    // A bet is lost or not; no call says how many were.
    const amount = contractAmount(kind, { lossRate: Math.max(...rates) }, { ...played, lost: stake });
    return { conditions: [], base: minor(stake), amount, isMost: true, isAbout };
  }
  const isByHour = kind === "hourly";
  const conditions = contractConditions(terms).map((condition): Progress => {
    const reached = isByHour ? undefined : reachedOf(condition.field, played);
    const isReached = reached !== undefined && reached >= condition.needed;
    // The rest of a team adds to the bets; what it won or lost may be either.
    const isKnown = isAbout ? isReached && condition.field === "periodValidBet" : reached !== undefined;
    const mark = !isKnown ? "unknown" : isReached ? "met" : "unmet";
    const isMost = condition.field === "activeMembers" && Boolean(terms.betAmount) && reached !== undefined;
    return { ...condition, reached, mark, isMost };
  });
  // What may be reached counts as reached.
  const isMissed = conditions.some(({ mark }) => mark === "unmet");
  return {
    conditions,
    base: minor(kind === "dividend" ? Math.max(0, stake - payout) : stake),
    amount: isMissed ? minor(0) : contractAmount(kind, { rate: rates[0] ?? 0 }, played),
    isMost: isByHour || conditions.some(({ mark, isMost }) => mark === "unknown" || isMost),
    isAbout,
  };
}

/** Halfway between two estimates, rounded down. */
export function averageOf(one: Estimate | undefined, other: Estimate | undefined): Estimate | undefined {
  if (!one || !other) return undefined;
  const half = (first: number, second: number) => minor(Math.floor(first / 2 + second / 2));
  return {
    conditions: [],
    base: half(one.base, other.base),
    amount: half(one.amount, other.amount),
    isMost: one.isMost || other.isMost,
    isAbout: one.isAbout || other.isAbout,
  };
}
