import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

const NOTICE_DAYS = 30;
const DAY_MS = 86_400_000;

export const securityContactInDate: Rule = {
  code: "LIV1231",
  title: {
    en: "The contact for security reports does not expire within the next 30 days.",
    ko: "보안 신고 연락처는 30일 안에 만료되지 않습니다.",
  },
  why: {
    en: "People ignore an expired security.txt, so reports of vulnerabilities do not arrive.",
    ko: "취약점을 찾은 사람은 만료된 security.txt를 믿지 않으므로 신고가 도착하지 않습니다.",
  },
  good: { brand: { securityContact: { address: "security@acme.example", expires: "2026-12-31" } } },
  bad: { brand: { securityContact: { address: "security@acme.example", expires: "2026-01-15" } } },
  check({ config: { securityContact } }, report, { date }) {
    if (securityContact === undefined) return;
    const { expires } = securityContact;
    if (Date.parse(expires) - Date.parse(date) > NOTICE_DAYS * DAY_MS) return;
    report(["securityContact", "expires"], {
      severity: "advice",
      message:
        expires > date ? "The security.txt of this brand expires soon." : "The security.txt of this brand has expired.",
      expected: `a day more than ${NOTICE_DAYS} days after ${date}`,
      got: quote(expires),
      suggestion: "Check that the address still works, then write a day within the next year.",
    });
  },
};
