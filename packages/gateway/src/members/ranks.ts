import type { WireRank } from "@livery/platform/decoders/shared/rank.gen.ts";
import { type Major, major, toMinor } from "@livery/product/money.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import type { RequestContext } from "../requestContext.ts";
import { monthlyGift } from "../rewards/rewardTerms.ts";
import { wholeUnits } from "../texts/wholeUnits.ts";

interface Rank {
  readonly name: LocalizedText;
  /** What a member has deposited and bet in all. */
  readonly deposit: Major;
  readonly validBet: Major;
}

/** By level. A trial account has level 0, which is not a rank that a member can have. */
const ranks: readonly Rank[] = [
  { name: { ko: "체험", en: "Trial" }, deposit: major(0), validBet: major(0) },
  { name: { ko: "브론즈", en: "Bronze" }, deposit: major(0), validBet: major(0) },
  { name: { ko: "실버", en: "Silver" }, deposit: major(10_000), validBet: major(50_000) },
  { name: { ko: "골드", en: "Gold" }, deposit: major(50_000), validBet: major(200_000) },
  { name: { ko: "플래티넘", en: "Platinum" }, deposit: major(200_000), validBet: major(1_000_000) },
  { name: { ko: "다이아몬드", en: "Diamond" }, deposit: major(1_000_000), validBet: major(5_000_000) },
];

/** What a member of a rank gets: only the gift of each month depends on it. */
function benefitsOf(level: number): LocalizedText[] {
  const gift = wholeUnits(monthlyGift(level));
  return [
    { ko: `매달 선물 ${gift}`, en: `A gift of ${gift} every month` },
    { ko: "출석 룰렛 하루 1회", en: "One attendance wheel a day" },
  ];
}

/** Levels above this one have the VIP service (CS-001). */
const LAST_WITHOUT_VIP = 4;

type Speaker = Pick<RequestContext, "merchant" | "language">;

/** The levels of the ranks that members can have, lowest first. */
export const rankLevels: readonly number[] = ranks.map((_, level) => level).slice(1);

export function rankName(level: number): LocalizedText {
  return ranks[level]?.name ?? { ko: `${level}단계`, en: `Level ${level}` };
}

/** A rank as a merchant's site shows it. */
export function wireRank(level: number, { merchant, language }: Speaker): WireRank {
  const { deposit = major(0), validBet = major(0) } = ranks[level] ?? {};
  const inMinor = (amount: Major) => toMinor(amount, merchant.currencyDecimals);
  return {
    level,
    name: rankName(level)[language],
    deposit: inMinor(deposit),
    validBet: inMinor(validBet),
    benefits: benefitsOf(level).map((benefit) => benefit[language]),
    vipService: level > LAST_WITHOUT_VIP,
  };
}

/** The ranks that members can have, lowest first. */
export function memberRanks(speaker: Speaker): WireRank[] {
  return rankLevels.map((level) => wireRank(level, speaker));
}

/** The rank after a level; undefined after the highest one and for trial accounts. */
export function nextRank(level: number, speaker: Speaker): WireRank | undefined {
  return level > 0 && level + 1 < ranks.length ? wireRank(level + 1, speaker) : undefined;
}
