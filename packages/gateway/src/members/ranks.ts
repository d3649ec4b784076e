import type { LocalizedText } from "@livery/product/siteConfig.ts";

/** The names of the ranks by level; levels above 4 have the VIP service (CS-001). */
const ranks: readonly LocalizedText[] = [
  { ko: "체험", en: "Trial" },
  { ko: "브론즈", en: "Bronze" },
  { ko: "실버", en: "Silver" },
  { ko: "골드", en: "Gold" },
  { ko: "플래티넘", en: "Platinum" },
  { ko: "다이아몬드", en: "Diamond" },
];

export function rankName(level: number): LocalizedText {
  return ranks[level] ?? { ko: `${level}단계`, en: `Level ${level}` };
}
