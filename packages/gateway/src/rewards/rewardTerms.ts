import { type Major, major } from "@livery/product/money.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import type { ClaimTerms } from "./claims.ts";

type RewardId = "monthly-rank" | "first-deposit" | "take-a-break";

/** What members can claim in the reward centre. The ids are those of the promotions, where there is one. */
export interface RewardTerms extends ClaimTerms {
  readonly id: RewardId;
  readonly title: LocalizedText;
  readonly condition: LocalizedText;
  readonly emblem: string;
}

/** The deposit that the first one must reach. */
export const FIRST_DEPOSIT = major(1_000);
/** The shortest break that counts as kept. */
export const BREAK_MS = 24 * 3_600_000;

export const rewardTerms: readonly RewardTerms[] = [
  {
    id: "monthly-rank",
    title: { ko: "등급별 월간 선물", en: "Monthly gift by rank" },
    condition: { ko: "이번 달 안에 받으세요", en: "Collect it within the month" },
    emblem: "crown",
    period: "month",
    amounts: [0, 2_000, 5_000, 12_000, 30_000, 80_000].map(major),
  },
  {
    id: "first-deposit",
    title: { ko: "첫 입금 보너스", en: "First deposit" },
    condition: {
      ko: "1,000 이상을 입금하고 받은 뒤 7일 안에 2,500을 베팅하면 지갑에 들어옵니다",
      en: "Deposit 1,000 or more, claim it, and bet 2,500 within 7 days: then it is in your wallet",
    },
    emblem: "coin",
    period: "once",
    amounts: [major(500)],
    turnover: { times: 5, days: 7 },
  },
  {
    id: "take-a-break",
    title: { ko: "쉬어 가기 보너스", en: "Take-a-break bonus" },
    condition: { ko: "24시간 이상 쉬는 시간을 정하고 지키기", en: "Set a break of 24 hours or more, and keep it" },
    emblem: "tea",
    period: "week",
    amounts: [major(1_000)],
  },
];

/** The terms of a reward. */
export function rewardOf(id: RewardId): RewardTerms {
  return rewardTerms.find((terms) => terms.id === id)!;
}

/** The gift of every month for a rank. */
export function monthlyGift(level: number): Major {
  return rewardOf("monthly-rank").amounts[level] ?? major(0);
}
