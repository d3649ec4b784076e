import { quote } from "../text/quote.ts";
import { merchantKey, otherThan, placeOf } from "./fleet.ts";
import { otherLook } from "./otherLook.ts";
import type { Rule } from "./rule.ts";

export const merchantIsUnique: Rule = {
  code: "LIV1301",
  title: { en: "No two brands share a merchant.", ko: "두 브랜드는 머천트를 함께 쓰지 않습니다." },
  why: {
    en: "The platform keeps members and money by merchant. Two brands with one merchant would share them.",
    ko: "플랫폼은 회원과 돈을 머천트로 구분합니다. 머천트가 같은 두 브랜드는 회원과 돈을 함께 쓰게 됩니다.",
  },
  good: { brand: { merchant: "EX01" }, others: [{ id: "other", ...otherLook, merchant: "OT01" }] },
  bad: { brand: { merchant: "EX01" }, others: [{ id: "other", merchant: "EX01" }] },
  ofSites: true,
  across: true,
  check(brand, report, { merchants }) {
    const { merchant } = brand.config;
    // A brand that exists only to be extended may have none.
    const other = typeof merchant === "string" ? otherThan(brand, merchants, merchantKey(merchant)) : undefined;
    if (!other) return;
    report(["merchant"], {
      message: `The merchant ${quote(merchant)} is also used by another brand: ${placeOf(other, "/merchant")}.`,
      expected: "a merchant that no other brand uses",
      got: quote(merchant),
    });
  },
};
