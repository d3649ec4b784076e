import { quote } from "../text/quote.ts";
import { exampleLicence } from "./exampleLicence.ts";
import type { Rule } from "./rule.ts";
import { prohibitedMarket } from "./prohibitedMarket.ts";

export const marketNeedsLicence: Rule = {
  code: "LIV1206",
  title: {
    en: "Every market of a brand for real money is covered by one of its licences (CO-003).",
    ko: "실제 돈을 쓰는 브랜드의 모든 시장에는 그 시장을 포함하는 라이선스가 있습니다 (CO-003).",
  },
  why: {
    en: "A licence permits play only in the markets it names.",
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
        suggestion: "Add a licence that covers it, or remove the market.",
      });
    }
  },
};

/** A licence for a country covers its regions, but not the other way round. */
function includes(held: string, market: string): boolean {
  return market === held || market.startsWith(`${held}-`);
}
