import { quote } from "../text/quote.ts";
import { otherThan, placeOf } from "./fleet.ts";
import { otherLook } from "./otherLook.ts";
import type { Rule } from "./rule.ts";

export const domainIsUnique: Rule = {
  code: "LIV1302",
  title: { en: "No two brands share a domain.", ko: "어떤 두 브랜드도 도메인을 함께 쓰지 않습니다." },
  why: {
    en: "A domain leads to one site. With two owners the last deployment wins, and visitors meet another brand.",
    ko: "도메인 하나는 사이트 하나로 이어집니다. 주인이 둘이면 나중에 배포한 쪽이 이기고, 방문자는 다른 브랜드를 만나게 됩니다.",
  },
  good: { brand: { domains: ["one.example"] }, others: [{ id: "other", ...otherLook, domains: ["two.example"] }] },
  bad: { brand: { domains: ["one.example"] }, others: [{ id: "other", domains: ["two.example", "one.example"] }] },
  ofSites: true,
  check(brand, report, { domains }) {
    for (const [index, domain] of brand.config.domains.entries()) {
      const other = otherThan(brand, domains, domain);
      if (!other) continue;
      const there = `/domains/${other.config.domains.indexOf(domain)}`;
      report(["domains", index], {
        message: `The domain ${quote(domain)} belongs to another brand as well: ${placeOf(other, there)}.`,
        expected: "a domain that no other brand has",
        got: quote(domain),
      });
    }
  },
};
