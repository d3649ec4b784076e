import type { CompliancePack } from "../compliancePack.ts";
import type { RuleSource } from "../complianceRule.ts";

const lugas: RuleSource = { title: "GlüStV 2021 / LUGAS", note: "operator and trade pages" };

export const de: CompliancePack = {
  id: "DE",
  title: { en: "Germany", ko: "독일" },
  applies: { market: "DE" },
  rules: [
    {
      id: "DE-1",
      title: {
        en: "A button that excludes for 24 hours is always visible",
        ko: "24시간 이용 제한 버튼이 항상 보입니다",
      },
      kind: "panicButton",
      hours: 24,
      source: { title: "GlüStV 2021, § 6h" },
      requirements: ["CO-026"],
    },
    {
      id: "DE-2",
      title: { en: "There is no demo play", ko: "데모 플레이가 없습니다" },
      kind: "forbid",
      path: ["switches", "FREEPLAY3"],
      value: true,
      instead: false,
      source: lugas,
      requirements: ["CO-006"],
    },
    {
      id: "DE-3",
      title: {
        en: "Deposits are at most 1,000 EUR a month across operators",
        ko: "입금은 모든 사업자를 합하여 한 달에 1,000유로까지입니다",
      },
      kind: "limit",
      ceiling: { of: "deposit", period: "month", amount: 1000, currency: "EUR", across: "operators" },
      source: lugas,
      requirements: ["CO-021"],
    },
  ],
};
