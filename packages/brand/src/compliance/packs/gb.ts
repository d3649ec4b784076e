import type { CompliancePack } from "../compliancePack.ts";
import type { CalendarDate, RuleSource } from "../complianceRule.ts";

const rts12: { readonly source: RuleSource; readonly from: CalendarDate } = {
  source: { title: "Gambling Commission, RTS 12A/12B", note: "wording in force from 30 June 2026" },
  from: "2026-06-30",
};
const rts13: RuleSource = { title: "Gambling Commission, RTS 13C and 2E", note: "summary of changes" };
const rts8: RuleSource = { title: "Gambling Commission, RTS 8C and 14B" };
const lccp8: RuleSource = { title: "Gambling Commission, LCCP 8.1.1" };

export const gb: CompliancePack = {
  id: "GB",
  title: { en: "Great Britain", ko: "영국" },
  applies: { market: "GB" },
  rules: [
    {
      id: "GB-1",
      title: {
        en: "Deposit limits are offered per 24 hours, 7 days and month, gross, with a box for any amount",
        ko: "24시간, 7일, 한 달 단위의 총액 입금 한도를 제공하고 금액을 직접 입력할 수 있게 합니다",
      },
      kind: "offerLimits",
      limits: [
        { of: "deposit", period: "day", gross: true, freeText: true },
        { of: "deposit", period: "week", gross: true, freeText: true },
        { of: "deposit", period: "month", gross: true, freeText: true },
      ],
      ...rts12,
      requirements: ["CO-020"],
    },
    {
      id: "GB-2",
      title: {
        en: "Members are asked for a deposit limit at registration or at their first deposit",
        ko: "회원가입이나 첫 입금 때 입금 한도를 묻습니다",
      },
      kind: "limitPrompt",
      anyOf: ["registration", "firstDeposit"],
      ...rts12,
      requirements: ["CO-022"],
    },
    {
      id: "GB-3",
      title: { en: "A raised limit takes effect after 24 hours", ko: "올린 한도는 24시간 뒤에 적용합니다" },
      kind: "coolingTime",
      hours: 24,
      ...rts12,
      requirements: ["CO-020"],
    },
    {
      id: "GB-4",
      title: {
        en: "The elapsed time of the session is shown in hours, minutes and seconds",
        ko: "지난 이용 시간을 시, 분, 초로 표시합니다",
      },
      kind: "requireTool",
      tool: "sessionTime",
      source: rts13,
      requirements: ["CO-023"],
    },
    {
      id: "GB-5",
      title: { en: "The net position of the session is shown", ko: "이번 이용의 순손익을 표시합니다" },
      kind: "requireTool",
      tool: "netResult",
      source: rts13,
      requirements: ["CO-023"],
    },
    {
      id: "GB-6",
      title: { en: "Slots have no autoplay", ko: "슬롯에 자동 플레이가 없습니다" },
      kind: "forbidAction",
      action: "slotAutoplay",
      source: rts8,
      requirements: ["CO-005"],
    },
    {
      id: "GB-7",
      title: { en: "A member cannot cancel a withdrawal", ko: "회원은 출금을 취소할 수 없습니다" },
      kind: "forbidAction",
      action: "cancelWithdrawal",
      source: rts8,
      requirements: ["CO-028"],
    },
    {
      id: "GB-8",
      title: {
        en: "The site states the licence with its account number",
        ko: "사이트에 라이선스와 계정 번호를 표시합니다",
      },
      kind: "requireText",
      text: "licence",
      // Play money has no licence to state.
      play: "real-money",
      source: lccp8,
      requirements: ["CO-010"],
    },
    {
      id: "GB-9",
      title: { en: "The licence statement is linked", ko: "라이선스 표시에 링크가 있습니다" },
      kind: "requireLink",
      link: "licenceRegister",
      play: "real-money",
      source: lccp8,
      requirements: ["CO-010"],
    },
    {
      id: "GB-10",
      title: {
        en: "Age is verified before free-to-play versions",
        ko: "무료 플레이 전에 나이를 확인합니다",
      },
      kind: "forbid",
      path: ["switches", "FREEPLAY3"],
      value: true,
      instead: false,
      unless: { path: ["compliance", "ageCheckBeforeFreePlay"], value: true },
      source: { title: "Gambling Commission, LCCP SR 3.2.11" },
      requirements: ["CO-006", "CO-012"],
    },
  ],
};
