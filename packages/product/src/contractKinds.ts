import type { CalendarPeriod } from "./calendarPeriod.ts";
import type { Minor } from "./money.ts";

/** The kinds of contracts between agents (AG-026). */
export type ContractKind = "dividend" | "daily" | "hourly" | "realTime";

/** How long a period of a dividend may be (AG-029). */
export const contractPeriods = ["D", "W", "H", "M"] as const satisfies readonly CalendarPeriod[];

/** What the parties of a contract agree on (AG-027, AG-028). Rates are in percent, with two decimals at most. */
export interface ContractTerms {
  readonly period?: CalendarPeriod;
  readonly rate?: number;
  /** The valid bets from which a period is paid. */
  readonly periodValidBet?: Minor;
  /** What the team must have lost for a period to be paid. */
  readonly periodProfitLoss?: Minor;
  readonly activeMembers?: number;
  /** The bets in a period that make a member active; any bet by default. */
  readonly betAmount?: Minor;
  /** Real-time: the share of each bet that the member did not lose. */
  readonly profitRate?: number;
  /** Real-time: the share of each bet that the member lost. */
  readonly lossRate?: number;
  /** Real-time: the smallest bet that counts. */
  readonly singleBet?: Minor;
  /** The last day: `2027-11-20`. */
  readonly endsAt?: string;
}

const thresholds = ["periodValidBet", "periodProfitLoss", "activeMembers", "betAmount", "endsAt"] as const;

interface TermFields {
  readonly needs: readonly (keyof ContractTerms)[];
  /** May be left out. */
  readonly takes: readonly (keyof ContractTerms)[];
}

/** The terms that each kind has (AG-027, AG-028). A daily salary may name its period, which is a day. */
export const contractFields: Readonly<Record<ContractKind, TermFields>> = {
  dividend: { needs: ["period", "rate"], takes: thresholds },
  daily: { needs: ["rate"], takes: ["period", ...thresholds] },
  hourly: { needs: ["rate"], takes: thresholds },
  realTime: { needs: ["profitRate", "lossRate"], takes: ["singleBet", "endsAt"] },
};

/** The rates of each kind. */
export const contractRates = {
  dividend: ["rate"],
  daily: ["rate"],
  hourly: ["rate"],
  realTime: ["profitRate", "lossRate"],
} as const satisfies Readonly<Record<ContractKind, readonly (keyof ContractTerms)[]>>;

/** The rates of a contract, in percent: two for a real-time salary. */
export function ratesOf(kind: ContractKind, terms: ContractTerms): readonly number[] {
  return contractRates[kind].map((name) => terms[name] ?? 0);
}
