import { exampleLicence } from "./exampleLicence.ts";
import type { Rule } from "./rule.ts";

export const realMoneyNeedsLicence: Rule = {
  code: "LIV1205",
  title: {
    en: "A brand that offers real-money play has a licence and names its markets (CO-002, CO-003).",
    ko: "실제 돈을 쓰는 브랜드에는 라이선스가 있고 시장이 적혀 있습니다 (CO-002, CO-003).",
  },
  why: {
    en: "Offering real-money play without a licence is illegal, and without markets nobody can tell which rules apply.",
    ko: "라이선스 없이 실제 돈으로 영업하는 것은 불법이며, 시장을 모르면 어떤 규칙을 따라야 하는지 알 수 없습니다.",
  },
  good: { brand: { play: "real-money", compliance: { markets: ["MT"], licences: [exampleLicence] } } },
  bad: { brand: { play: "real-money" } },
  ofSites: true,
  check({ config: { play, compliance } }, report) {
    if (play !== "real-money") return;
    if (compliance.licences.length === 0) {
      report(["play"], {
        message: "The brand offers real-money play but has no licence.",
        expected: "at least one entry in compliance.licences",
        suggestion: 'Add a licence with its markets, or write "play": "demo".',
      });
    }
    if (compliance.markets.length === 0) {
      report(["play"], {
        message: "The brand offers real-money play but lists no market.",
        expected: "at least one country in compliance.markets",
        suggestion: 'Add the countries to compliance.markets, or write "play": "demo".',
      });
    }
  },
};
