import { listValues, quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const defaultLanguageOffered: Rule = {
  code: "LIV1202",
  title: "The default language is one of the languages that the brand offers (BR-024).",
  good: { brand: { locales: ["en"], defaultLanguage: "en", name: { en: "Example" } } },
  bad: { brand: { locales: ["en"], defaultLanguage: "ko", name: { en: "Example" } } },
  check({ config, writes }, report) {
    if (config.locales.includes(config.defaultLanguage)) return;
    const written = writes(["defaultLanguage"]);
    report([written ? "defaultLanguage" : "locales"], {
      message: `The default language, ${quote(config.defaultLanguage)}, is not among the languages that the brand offers.`,
      expected: listValues(config.locales),
      got: quote(config.defaultLanguage),
      suggestion: `Write "defaultLanguage": ${quote(config.locales[0])}, or add ${quote(config.defaultLanguage)} to locales.`,
    });
  },
};
