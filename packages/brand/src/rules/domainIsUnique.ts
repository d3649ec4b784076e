import { quote } from "../text/quote.ts";
import { placeOf } from "./fleet.ts";
import type { Rule } from "./rule.ts";

export const domainIsUnique: Rule = {
  code: "LIV1302",
  title: "No two brands share a domain.",
  good: { brand: { domains: ["one.example"] }, others: [{ id: "other", domains: ["two.example"] }] },
  bad: { brand: { domains: ["one.example"] }, others: [{ id: "other", domains: ["two.example", "one.example"] }] },
  check(brand, report, { domains }) {
    for (const [index, domain] of brand.config.domains.entries()) {
      const other = domains.get(domain)?.find((candidate) => candidate !== brand);
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
