import { quote } from "../text/quote.ts";
import { exampleLicence } from "./exampleLicence.ts";
import type { Rule } from "./rule.ts";
import { prohibitedMarket } from "./prohibitedMarket.ts";

export const marketNeedsLicence: Rule = {
  code: "LIV1206",
  title: {
    en: "Every market of a brand for real money is covered by one of its licences (CO-003).",
    ko: "실제 돈을 쓰는 브랜드의 모든 시장은 라이선스 중 하나가 다룹니다 (CO-003).",
  },
  why: {
    en: "A licence permits play in the markets it names and in no other.",
    ko: "라이선스는 거기에 적힌 시장에서만 영업을 허용합니다.",
  },
  good: { brand: { play: "real-money", compliance: { markets: ["MT"], licences: [exampleLicence] } } },
  bad: { brand: { play: "real-money", compliance: { markets: ["MT", "SE"], licences: [exampleLicence] } } },
  ofSites: true,
  check({ config: { play, compliance } }, report, { date }) {
    if (play !== "real-money" || compliance.licences.length === 0) return;
    const covered = [...new Set(compliance.licences.flatMap(({ markets }) => markets))];
    for (const [index, market] of compliance.markets.entries()) {
      if (covered.some((held) => includes(held, market)) || prohibitedMarket(market, date)) continue;
      report(["compliance", "markets", index], {
        message: `No licence of the brand covers the market ${quote(market)}.`,
        expected: `a market that a licence covers: ${covered.join(", ")}`,
        got: quote(market),
        suggestion: "Add the licence for it, or take the market out.",
      });
    }
  },
};

/** A licence for a country is one for its regions, not the other way round. */
function includes(held: string, market: string): boolean {
  return market === held || market.startsWith(`${held}-`);
}
