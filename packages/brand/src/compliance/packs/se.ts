import type { CompliancePack } from "../compliancePack.ts";

export const se: CompliancePack = {
  id: "SE",
  title: { en: "Sweden", ko: "스웨덴" },
  applies: { market: "SE" },
  rules: [
    {
      id: "SE-1",
      title: {
        en: "Links to limits, self-test and national self-exclusion are at the top of every page, also while scrolling, with fixed artwork",
        ko: "한도, 자가 진단, 국가 자가 이용 제한 링크를 정해진 그림으로 모든 페이지 위에 두고 스크롤해도 보이게 합니다",
      },
      kind: "requireAsset",
      marks: ["limits", "selfTest", "selfExclusion"],
      source: { title: "Spelinspektionen", note: "requirements on marks; a 2025 review" },
      requirements: ["CO-011"],
    },
  ],
};
