import { quote } from "../text/quote.ts";
import { exampleLicence } from "./exampleLicence.ts";
import type { Rule } from "./rule.ts";
import { prohibitedMarket } from "./prohibitedMarket.ts";

export const noProhibitedMarket: Rule = {
  code: "LIV1207",
  title: {
    en: "A brand for real money has no market where that is unlawful (CO-004).",
    ko: "실제 돈을 쓰는 브랜드에는 불법인 시장이 없습니다 (CO-004).",
  },
  why: {
    en: "No licence makes play lawful where it is forbidden. The languages of the site have no part in this: a site in Korean for Malta is lawful.",
    ko: "금지된 곳에서는 어떤 라이선스도 영업을 합법으로 만들지 못합니다. 사이트의 언어는 상관이 없습니다. 몰타를 위한 한국어 사이트는 합법입니다.",
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
        message: `Real money may not be played for in the market ${quote(market)} (${pack.title.en}): ${rule.reason.en}.`,
        expected: `a market other than ${market} (rule ${rule.id}; source: ${rule.source.title})`,
        got: quote(market),
        suggestion: `Take ${quote(market)} out, or write "play": "demo".`,
      });
    }
  },
};
