import type { CompliancePack } from "../compliancePack.ts";

export const realMoney: CompliancePack = {
  id: "real-money",
  title: { en: "Real money", ko: "실제 돈" },
  applies: { play: "real-money" },
  rules: [
    {
      id: "real-money-1",
      title: {
        en: "A new member proves a phone number or a mail address, so that another name alone evades no exclusion",
        ko: "이름만 바꿔 이용 제한을 피하지 못하도록 새 회원은 휴대폰 번호나 메일 주소를 인증합니다",
      },
      kind: "forbid",
      path: ["switches", "REGMOBVERF3"],
      value: false,
      instead: true,
      unless: { path: ["compliance", "mailProof"], value: true },
      source: { title: "Livery's own rule" },
      requirements: ["CO-037"],
    },
  ],
};
