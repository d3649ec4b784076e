import type { WireRank } from "@livery/platform/decoders/shared/rank.gen.ts";
import { type Major, toMinor } from "@livery/product/money.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import type { RequestContext } from "../requestContext.ts";

interface Rank {
  readonly name: LocalizedText;
  /** What a member has deposited and bet in all, in whole units. */
  readonly deposit: number;
  readonly validBet: number;
  readonly benefits: readonly LocalizedText[];
}

/** By level. A trial account has level 0, which is not a rank that a member can have. */
const ranks: readonly Rank[] = [
  { name: { ko: "체험", en: "Trial" }, deposit: 0, validBet: 0, benefits: [] },
  {
    name: { ko: "브론즈", en: "Bronze" },
    deposit: 0,
    validBet: 0,
    benefits: [
      { ko: "출석 룰렛 하루 1회", en: "One attendance wheel a day" },
      { ko: "주간 캐시백 0.3%", en: "0.3% weekly cashback" },
    ],
  },
  {
    name: { ko: "실버", en: "Silver" },
    deposit: 10_000,
    validBet: 50_000,
    benefits: [
      { ko: "출석 룰렛 하루 1회", en: "One attendance wheel a day" },
      { ko: "주간 캐시백 0.5%", en: "0.5% weekly cashback" },
      { ko: "생일 보너스 5,000", en: "5,000 birthday bonus" },
    ],
  },
  {
    name: { ko: "골드", en: "Gold" },
    deposit: 50_000,
    validBet: 200_000,
    benefits: [
      { ko: "출석 룰렛 하루 2회", en: "Two attendance wheels a day" },
      { ko: "주간 캐시백 0.8%", en: "0.8% weekly cashback" },
      { ko: "생일 보너스 15,000", en: "15,000 birthday bonus" },
    ],
  },
  {
    name: { ko: "플래티넘", en: "Platinum" },
    deposit: 200_000,
    validBet: 1_000_000,
    benefits: [
      { ko: "출석 룰렛 하루 3회", en: "Three attendance wheels a day" },
      { ko: "주간 캐시백 1.0%", en: "1.0% weekly cashback" },
      { ko: "생일 보너스 50,000", en: "50,000 birthday bonus" },
      { ko: "매달 승급 보너스", en: "A bonus every month" },
    ],
  },
  {
    name: { ko: "다이아몬드", en: "Diamond" },
    deposit: 1_000_000,
    validBet: 5_000_000,
    benefits: [
      { ko: "출석 룰렛 하루 5회", en: "Five attendance wheels a day" },
      { ko: "주간 캐시백 1.5%", en: "1.5% weekly cashback" },
      { ko: "생일 보너스 200,000", en: "200,000 birthday bonus" },
      { ko: "매달 승급 보너스", en: "A bonus every month" },
    ],
  },
];

/** Levels above this one have the VIP service (CS-001). */
const LAST_WITHOUT_VIP = 4;

type Speaker = Pick<RequestContext, "merchant" | "language">;

export function rankName(level: number): LocalizedText {
  return ranks[level]?.name ?? { ko: `${level}단계`, en: `Level ${level}` };
}

/** A rank as a merchant's site shows it. */
export function wireRank(level: number, { merchant, language }: Speaker): WireRank {
  const { deposit = 0, validBet = 0, benefits = [] } = ranks[level] ?? {};
  const inMinor = (amount: number) => toMinor(amount as Major, merchant.currencyDecimals);
  return {
    level,
    name: rankName(level)[language],
    deposit: inMinor(deposit),
    validBet: inMinor(validBet),
    benefits: benefits.map((benefit) => benefit[language]),
    vipService: level > LAST_WITHOUT_VIP,
  };
}

/** The ranks that members can have, lowest first. */
export function memberRanks(speaker: Speaker): WireRank[] {
  return ranks.flatMap((_, level) => (level === 0 ? [] : [wireRank(level, speaker)]));
}

/** The rank after a level; undefined after the highest one and for trial accounts. */
export function nextRank(level: number, speaker: Speaker): WireRank | undefined {
  return level > 0 && level + 1 < ranks.length ? wireRank(level + 1, speaker) : undefined;
}
