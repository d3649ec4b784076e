import { listValues, quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const defaultLanguageOffered: Rule = {
  code: "LIV1202",
  title: {
    en: "The default language is one of the languages that the brand offers (BR-024).",
    ko: "기본 언어는 브랜드가 제공하는 언어 중 하나입니다 (BR-024).",
  },
  why: {
    en: "The first page a visitor sees is in the default language. The language menu must offer a way back to it.",
    ko: "방문자는 처음에 기본 언어로 된 페이지를 봅니다. 언어 선택에서 그 언어로 돌아올 수 있어야 합니다.",
  },
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
