import { type Major, major } from "@livery/product/money.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import type { ClaimTerms } from "../rewards/claims.ts";

/** A promotion that members join, bet for, and then claim. Its id is that of the promotion, whose terms say the same. */
export interface ChallengeTerms extends ClaimTerms {
  readonly id: ChallengeId;
  readonly title: LocalizedText;
  readonly period: "week";
  /** The days on which it can be joined, counted from the first one of the period; `until` is no longer one of them. */
  readonly join: { readonly from: number; readonly until: number };
  /** What must be bet after joining. */
  readonly stakes: Major;
  /** The lowest rank that may join. */
  readonly lowestRank: number;
  /** How long an application waits for its confirmation. */
  readonly confirmedAfterMs: number;
}

type ChallengeId = "weekly-challenge" | "weekend-challenge";

export const challengeTerms: readonly ChallengeTerms[] = [
  {
    id: "weekly-challenge",
    title: { ko: "주간 베팅 챌린지", en: "Weekly betting challenge" },
    period: "week",
    join: { from: 0, until: 6 },
    stakes: major(10_000),
    lowestRank: 1,
    confirmedAfterMs: 0,
    amounts: [major(500)],
  },
  {
    id: "weekend-challenge",
    title: { ko: "실버 주말 챌린지", en: "Silver weekend challenge" },
    period: "week",
    join: { from: 4, until: 7 },
    stakes: major(30_000),
    lowestRank: 2,
    confirmedAfterMs: 60_000,
    amounts: [major(2_000)],
  },
];

/** The terms of a promotion that is a challenge. */
export function challengeOf(id: string): ChallengeTerms | undefined {
  return challengeTerms.find((terms) => terms.id === id);
}
