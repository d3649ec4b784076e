import { isOpen, registrationGate } from "@livery/product/gate.ts";
import type { Rule } from "./rule.ts";

export const wayToRegister: Rule = {
  code: "LIV1204",
  title: {
    en: "If visitors may register, they can do so by username or by mobile number (BR-032).",
    ko: "방문자가 가입할 수 있으면 사용자 이름이나 휴대폰 번호로 가입할 수 있습니다 (BR-032).",
  },
  why: {
    en: "With DIRECTREG3 on, the header has a Register button. Without a username or a mobile number, nobody can complete the form.",
    ko: "DIRECTREG3를 켜면 헤더에 가입 버튼이 보입니다. 사용자 이름도 휴대폰 번호도 쓸 수 없으면 가입 양식을 완료할 수 없습니다.",
  },
  good: { brand: { switches: { DIRECTREG3: false, USERNAMEREG3: false, MOBILEREG3: false } } },
  bad: { brand: { switches: { USERNAMEREG3: false, MOBILEREG3: false } } },
  check({ config: { switches } }, report) {
    if (!isOpen(registrationGate, { switches }) || switches.USERNAMEREG3 || switches.MOBILEREG3) return;
    report(["switches", "USERNAMEREG3"], {
      message: "DIRECTREG3 lets visitors register, but neither by username nor by mobile number.",
      expected: "USERNAMEREG3 or MOBILEREG3 on, or DIRECTREG3 off",
      got: "USERNAMEREG3 and MOBILEREG3 off, DIRECTREG3 on",
      suggestion: 'Write "USERNAMEREG3": true, or switch DIRECTREG3 off as well.',
    });
  },
};
