import { quote } from "../text/quote.ts";
import { otherThan, placeOf } from "./fleet.ts";
import { otherLook } from "./otherLook.ts";
import type { Rule } from "./rule.ts";

export const domainIsUnique: Rule = {
  code: "LIV1302",
  title: { en: "No two brands share a domain.", ko: "두 브랜드는 도메인을 함께 쓰지 않습니다." },
  why: {
    en: "A domain leads to one site. If two brands use it, the last deployment wins and visitors see the wrong brand.",
    ko: "도메인 하나는 사이트 하나로 이어집니다. 두 브랜드가 함께 쓰면 나중에 배포한 사이트만 남아, 방문자가 다른 브랜드를 보게 됩니다.",
  },
  good: { brand: { domains: ["one.example"] }, others: [{ id: "other", ...otherLook, domains: ["two.example"] }] },
  bad: { brand: { domains: ["one.example"] }, others: [{ id: "other", domains: ["two.example", "one.example"] }] },
  ofSites: true,
  across: true,
  check(brand, report, { domains }) {
    for (const [index, domain] of brand.config.domains.entries()) {
      const other = otherThan(brand, domains, domain);
      if (!other) continue;
      const there = `/domains/${other.config.domains.indexOf(domain)}`;
      report(["domains", index], {
        message: `The domain ${quote(domain)} is also used by another brand: ${placeOf(other, there)}.`,
        expected: "a domain that no other brand uses",
        got: quote(domain),
      });
    }
  },
};
