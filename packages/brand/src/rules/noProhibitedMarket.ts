import { quote } from "../text/quote.ts";
import { exampleLicence } from "./exampleLicence.ts";
import type { Rule } from "./rule.ts";
import { prohibitedMarket } from "./prohibitedMarket.ts";

export const noProhibitedMarket: Rule = {
  code: "LIV1207",
  title: {
    en: "A brand for real money has no market that prohibits it (CO-004).",
    ko: "실제 돈을 쓰는 브랜드는 이를 금지하는 시장을 적지 않습니다 (CO-004).",
  },
  why: {
    en: "No licence makes play legal in a market that prohibits it. The site's languages do not matter: a site in Korean for Malta is legal.",
    ko: "금지된 시장에서는 어떤 라이선스로도 합법적으로 영업할 수 없습니다. 사이트의 언어와는 상관이 없습니다. 몰타를 위한 한국어 사이트는 합법입니다.",
  },
  good: { brand: { play: "real-money", compliance: { markets: ["MT"], licences: [exampleLicence] } } },
  bad: {
    brand: {
      play: "real-money",
      compliance: { markets: ["KR"], licences: [{ ...exampleLicence, markets: ["KR"] }] },
    },
  },
  check({ config: { play, compliance } }, report, { date }) {
    if (play !== "real-money") return;
    for (const [index, market] of compliance.markets.entries()) {
      const unlawful = prohibitedMarket(market, date);
      if (!unlawful) continue;
      const { pack, rule } = unlawful;
      report(["compliance", "markets", index], {
        message: `The market ${quote(market)} prohibits play for real money (${pack.title.en}): ${rule.reason.en}.`,
        expected: `a market other than ${market} (rule ${rule.id}; source: ${rule.source.title})`,
        got: quote(market),
        suggestion: `Remove ${quote(market)}, or write "play": "demo".`,
      });
    }
  },
};
