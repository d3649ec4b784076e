import type { CompliancePack } from "../compliancePack.ts";
import type { RuleSource } from "../complianceRule.ts";

const source: RuleSource = {
  title: "MGA player protection directive as amended 2023",
  note: "law-firm summary",
};

export const mt: CompliancePack = {
  id: "MT",
  title: { en: "Malta", ko: "몰타" },
  applies: { market: "MT" },
  rules: [
    {
      id: "MT-1",
      title: {
        en: "A licensee with several brands asks whether an exclusion covers all of them",
        ko: "브랜드가 여럿인 사업자는 이용 제한을 모든 브랜드에 적용할지 묻습니다",
      },
      kind: "exclusionScope",
      scope: "askGroup",
      source,
      requirements: ["CO-025"],
    },
    {
      id: "MT-2",
      title: {
        en: "Responsible-play tools are at most one click away",
        ko: "책임 있는 이용 도구는 한 번의 클릭 안에 있습니다",
      },
      kind: "requireTool",
      tool: "toolsOneClickAway",
      source,
      requirements: ["CO-010"],
    },
    {
      id: "MT-3",
      title: { en: "Members are informed before their first wager", ko: "첫 베팅 전에 회원에게 안내합니다" },
      kind: "requireText",
      text: "beforeFirstWager",
      source,
      requirements: ["CO-005"],
    },
    {
      id: "MT-4",
      title: { en: "Points are shown with their real value", ko: "포인트를 실제 가치와 함께 표시합니다" },
      kind: "requireText",
      text: "pointsWorth",
      source,
      requirements: ["CO-031"],
    },
  ],
};
