import { type Major, major } from "@livery/product/money.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";

/** What points can buy. Everything is as fictional as the money. */
export interface PointReward {
  readonly id: string;
  readonly type: "GIFT" | "BONUS";
  readonly name: LocalizedText;
  /** The emblem of its picture. */
  readonly emblem: string;
  /** The price of one. */
  readonly points: number;
  /** The deposits that a member must have made in all. */
  readonly deposits: Major;
  /** A bonus: the money for one. */
  readonly bonus?: Major;
  /** How many a merchant has; absent without a limit. */
  readonly stock?: number;
}

export const pointRewards: readonly PointReward[] = [
  {
    id: "bonus-100",
    type: "BONUS",
    name: { ko: "보너스 100", en: "Bonus of 100" },
    emblem: "coin",
    points: 950,
    deposits: major(0),
    bonus: major(100),
  },
  {
    id: "bonus-1000",
    type: "BONUS",
    name: { ko: "보너스 1,000", en: "Bonus of 1,000" },
    emblem: "gem",
    points: 9_000,
    deposits: major(10_000),
    bonus: major(1_000),
  },
  {
    id: "bonus-10000",
    type: "BONUS",
    name: { ko: "보너스 10,000", en: "Bonus of 10,000" },
    emblem: "crown",
    points: 85_000,
    deposits: major(100_000),
    bonus: major(10_000),
  },
  {
    id: "coffee",
    type: "GIFT",
    name: { ko: "커피 교환권", en: "Coffee voucher" },
    emblem: "tea",
    points: 500,
    deposits: major(0),
    stock: 100_000,
  },
  {
    id: "cinema",
    type: "GIFT",
    name: { ko: "영화 관람권 2매", en: "Two cinema tickets" },
    emblem: "star",
    points: 2_400,
    deposits: major(1_000),
    stock: 20_000,
  },
  {
    id: "headphones",
    type: "GIFT",
    name: { ko: "무선 이어폰", en: "Wireless earphones" },
    emblem: "drum",
    points: 18_000,
    deposits: major(20_000),
    stock: 500,
  },
  {
    id: "watch",
    type: "GIFT",
    name: { ko: "스마트 워치", en: "Smart watch" },
    emblem: "bolt",
    points: 48_000,
    deposits: major(50_000),
    stock: 100,
  },
  {
    id: "voyage",
    type: "GIFT",
    name: { ko: "제주도 2박 여행권", en: "Two nights on Jeju" },
    emblem: "wave",
    points: 160_000,
    deposits: major(200_000),
    stock: 10,
  },
];
