import type { CompliancePack } from "../compliancePack.ts";

export const demo: CompliancePack = {
  id: "demo",
  title: { en: "Play money", ko: "플레이머니" },
  applies: { play: "demo" },
  rules: [
    {
      id: "demo-1",
      title: {
        en: "Every page says that the money is not real",
        ko: "모든 페이지에 실제 돈이 아님을 표시합니다",
      },
      kind: "requireText",
      text: "playMoney",
      source: { title: "Livery's own rule" },
      requirements: ["CO-001", "CO-032"],
    },
  ],
};
