import { quote } from "../text/quote.ts";
import { merchantKey, placeOf } from "./fleet.ts";
import type { Rule } from "./rule.ts";

export const merchantIsUnique: Rule = {
  code: "LIV1301",
  title: "No two brands share a merchant.",
  good: { brand: { merchant: "EX01" }, others: [{ id: "other", merchant: "OT01" }] },
  bad: { brand: { merchant: "EX01" }, others: [{ id: "other", merchant: "EX01" }] },
  check(brand, report, { merchants }) {
    const { merchant } = brand.config;
    const other = merchants.get(merchantKey(merchant))?.find((candidate) => candidate !== brand);
    if (!other) return;
    report(["merchant"], {
      message: `The merchant ${quote(merchant)} belongs to another brand as well: ${placeOf(other, "/merchant")}.`,
      expected: "a merchant that no other brand has",
      got: quote(merchant),
    });
  },
};
