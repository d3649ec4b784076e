import type { Rule } from "./rule.ts";

export const mailProofAsksForMail: Rule = {
  code: "LIV1235",
  title: {
    en: "A brand whose members prove their mail address asks for it (CO-037).",
    ko: "회원이 메일 주소를 인증하는 브랜드는 가입할 때 메일 주소를 묻습니다 (CO-037).",
  },
  why: {
    en: "A member without a mail address can never prove one, and so can neither deposit nor play.",
    ko: "메일 주소가 없는 회원은 인증할 수 없으므로 입금도 게임도 할 수 없습니다.",
  },
  good: { brand: { compliance: { mailProof: true }, registration: { fields: { email: "required" } } } },
  bad: { brand: { compliance: { mailProof: true } } },
  check({ config: { compliance, registration } }, report) {
    const { email } = registration.fields;
    if (!compliance.mailProof || email === "required") return;
    report(["compliance", "mailProof"], {
      message: `New members have to prove a mail address, but registration.fields.email is "${email}".`,
      expected: '"email": "required" in registration.fields',
      got: `"${email}"`,
      suggestion: 'Write "email": "required", or prove phone numbers instead: "REGMOBVERF3": true in switches.',
    });
  },
};
