import { exampleLicence } from "./exampleLicence.ts";
import type { Rule } from "./rule.ts";

export const realMoneyNeedsLicence: Rule = {
  code: "LIV1205",
  title: "A brand for real money has a licence and names its markets (CO-002, CO-003).",
  good: { brand: { play: "real-money", compliance: { markets: ["MT"], licences: [exampleLicence] } } },
  bad: { brand: { play: "real-money" } },
  check({ config: { play, compliance } }, report) {
    if (play !== "real-money") return;
    if (compliance.licences.length === 0) {
      report(["play"], {
        message: "The brand plays for real money and has no licence.",
        expected: "at least one entry in compliance.licences",
        suggestion: 'Add the licence with its markets, or write "play": "demo".',
      });
    }
    if (compliance.markets.length === 0) {
      report(["play"], {
        message: "The brand plays for real money and names no market.",
        expected: "at least one country in compliance.markets",
        suggestion: 'Name the countries in compliance.markets, or write "play": "demo".',
      });
    }
  },
};
