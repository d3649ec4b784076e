import type { CompliancePack } from "../compliancePack.ts";

export const eu: CompliancePack = {
  id: "EU",
  title: { en: "European Union", ko: "유럽연합" },
  applies: "always",
  rules: [
    {
      id: "EU-1",
      title: {
        en: "The site meets WCAG 2.1 AA, as consumer e-commerce has to",
        ko: "사이트는 소비자 전자상거래에 요구되는 WCAG 2.1 AA를 충족합니다",
      },
      kind: "requireStandard",
      standard: "WCAG 2.1 AA",
      source: { title: "Directive (EU) 2019/882", note: "from 28 June 2025" },
      from: "2025-06-28",
      requirements: ["CO-005"],
    },
  ],
};
