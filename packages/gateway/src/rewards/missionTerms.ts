import { major } from "@livery/product/money.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import type { ClaimTerms } from "./claims.ts";

/** What a member has to do in a week; the promotion `weekly-missions` says the same. */
export interface MissionTerms extends ClaimTerms {
  readonly id: MissionId;
  readonly title: LocalizedText;
  readonly emblem: string;
  /** A number of rounds, game types …, or an amount in whole units. */
  readonly target: number;
}

type MissionId = (typeof firstFive)[number] | "all-five";

/** The missions that the last one asks for. */
export const firstFive = ["fifty-rounds", "three-types", "three-providers", "stake-10000", "deposit-1000"] as const;

const weekly = { period: "week", emblem: "target" } as const;
const each = { ...weekly, amounts: [major(1_000)] } as const;

export const missionTerms: readonly MissionTerms[] = [
  { ...each, id: "fifty-rounds", target: 50, title: { ko: "게임 50판 하기", en: "Play 50 rounds" } },
  { ...each, id: "three-types", target: 3, title: { ko: "세 종류의 게임 하기", en: "Play three kinds of games" } },
  {
    ...each,
    id: "three-providers",
    target: 3,
    title: { ko: "게임사 세 곳의 게임 하기", en: "Play games of three providers" },
  },
  {
    ...each,
    id: "stake-10000",
    target: major(10_000),
    title: { ko: "총 10,000 베팅하기", en: "Stake 10,000 in total" },
  },
  {
    ...each,
    id: "deposit-1000",
    target: major(1_000),
    title: { ko: "총 1,000 입금하기", en: "Deposit 1,000 in total" },
  },
  {
    ...weekly,
    id: "all-five",
    amounts: [major(5_000)],
    target: firstFive.length,
    title: { ko: "다섯 미션 모두 마치기", en: "Finish all five missions" },
  },
];
