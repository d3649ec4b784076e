import type { CompliancePack } from "../compliancePack.ts";
import type { RuleSource } from "../complianceRule.ts";

const exclusion: RuleSource = { title: "AGCO standards 2.14, 2.09, 3.01" };

export const caOn: CompliancePack = {
  id: "CA-ON",
  title: { en: "Ontario, Canada", ko: "캐나다 온타리오" },
  applies: { market: "CA-ON" },
  rules: [
    {
      id: "CA-ON-1",
      title: {
        en: "Members can take a break of 1 day, 1 week, 1, 2 or 3 months",
        ko: "회원은 1일, 1주, 1개월, 2개월, 3개월 동안 쉴 수 있습니다",
      },
      kind: "durations",
      of: "timeOut",
      values: ["P1D", "P1W", "P1M", "P2M", "P3M"],
      source: { title: "AGCO standard 2.13" },
      requirements: ["CO-024"],
    },
    {
      id: "CA-ON-2",
      title: {
        en: "Members can exclude themselves for 6 months, 1 or 5 years",
        ko: "회원은 6개월, 1년, 5년 동안 스스로 이용을 제한할 수 있습니다",
      },
      kind: "durations",
      of: "exclusion",
      values: ["P6M", "P1Y", "P5Y"],
      source: exclusion,
      requirements: ["CO-024"],
    },
    {
      id: "CA-ON-3",
      title: { en: "A self-exclusion logs out at once", ko: "자가 이용 제한은 곧바로 로그아웃합니다" },
      kind: "requireTool",
      tool: "logoutAtExclusion",
      source: exclusion,
      requirements: ["CO-024"],
    },
    {
      id: "CA-ON-4",
      title: {
        en: "An excluded member can still withdraw",
        ko: "이용이 제한된 회원도 출금할 수 있습니다",
      },
      kind: "requireTool",
      tool: "withdrawWhileExcluded",
      source: exclusion,
      requirements: ["CO-024"],
    },
    {
      id: "CA-ON-5",
      title: {
        en: "The registration and account pages show a help line",
        ko: "회원가입 페이지와 계정 페이지에 상담 전화를 표시합니다",
      },
      kind: "helpLine",
      places: ["registration", "account"],
      source: exclusion,
      requirements: ["CO-010"],
    },
    {
      id: "CA-ON-6",
      title: { en: "The minimum age is 19", ko: "최소 나이는 19세입니다" },
      kind: "minimumAge",
      age: 19,
      source: exclusion,
      requirements: ["CO-008"],
    },
  ],
};
