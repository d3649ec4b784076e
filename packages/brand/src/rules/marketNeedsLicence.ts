import { quote } from "../text/quote.ts";
import { exampleLicence } from "./exampleLicence.ts";
import type { Rule } from "./rule.ts";
import { unlawfulMarkets } from "./unlawfulMarkets.ts";

export const marketNeedsLicence: Rule = {
  code: "LIV1206",
  title: "Every market of a brand for real money is covered by one of its licences (CO-003).",
  good: { brand: { play: "real-money", compliance: { markets: ["MT"], licences: [exampleLicence] } } },
  bad: { brand: { play: "real-money", compliance: { markets: ["MT", "SE"], licences: [exampleLicence] } } },
  check({ config: { play, compliance } }, report) {
    if (play !== "real-money" || compliance.licences.length === 0) return;
    const covered = new Set(compliance.licences.flatMap(({ markets }) => markets));
    for (const [index, market] of compliance.markets.entries()) {
      if (covered.has(market) || unlawfulMarkets.has(market)) continue;
      report(["compliance", "markets", index], {
        message: `No licence of the brand covers the market ${quote(market)}.`,
        expected: `a market that a licence covers: ${[...covered].join(", ")}`,
        got: quote(market),
        suggestion: "Add the licence for it, or take the market out.",
      });
    }
  },
};
