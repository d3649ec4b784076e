import { quote } from "../text/quote.ts";
import { exampleLicence } from "./exampleLicence.ts";
import type { Rule } from "./rule.ts";
import { unlawfulMarkets } from "./unlawfulMarkets.ts";

/** The languages of the site have no part in this: a site in Korean for Malta is lawful (CO-004). */
export const noUnlawfulMarket: Rule = {
  code: "LIV1207",
  title: "A brand for real money has no market where that is unlawful (CO-004).",
  good: { brand: { play: "real-money", compliance: { markets: ["MT"], licences: [exampleLicence] } } },
  bad: {
    brand: {
      play: "real-money",
      compliance: { markets: ["KR"], licences: [{ ...exampleLicence, markets: ["KR"] }] },
    },
  },
  check({ config: { play, compliance } }, report) {
    if (play !== "real-money") return;
    for (const [index, market] of compliance.markets.entries()) {
      const unlawful = unlawfulMarkets.get(market);
      if (!unlawful) continue;
      report(["compliance", "markets", index], {
        message: `Real money may not be played for in ${unlawful.country}: ${unlawful.reason}.`,
        expected: `a market other than ${market} (source: ${unlawful.source})`,
        got: quote(market),
        suggestion: `Take ${quote(market)} out, or write "play": "demo".`,
      });
    }
  },
};
