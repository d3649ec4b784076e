import type { CompliancePack } from "../compliancePack.ts";

export const kr: CompliancePack = {
  id: "KR",
  title: { en: "Republic of Korea", ko: "대한민국" },
  applies: { market: "KR" },
  rules: [
    {
      id: "KR-1",
      title: {
        en: "No brand for real money may list this market",
        ko: "실제 돈을 쓰는 브랜드는 이 시장을 적을 수 없습니다",
      },
      kind: "forbidMarket",
      reason: {
        en: "online casino play is illegal apart from state products",
        ko: "국가가 운영하는 상품을 제외한 온라인 카지노 영업은 불법입니다",
      },
      play: "real-money",
      source: { title: "trade press (casino.org, 2024) citing the National Gambling Control Commission" },
      requirements: ["CO-004"],
    },
  ],
};
