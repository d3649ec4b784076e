import { type LanguageCode, textLanguages } from "@livery/product/languages.ts";
import { nameOf } from "../check/keyFindings.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const textInEveryLanguage: Rule = {
  code: "LIV1203",
  title: {
    en: "Every text that a brand writes exists in all translated languages that it offers (BR-023).",
    ko: "브랜드가 쓰는 텍스트는 제공하는 언어 중 번역이 있는 모든 언어로 준비합니다 (BR-023).",
  },
  why: {
    en: "A visitor who uses the site in Korean or English must never see a text in another language, or an empty place. In the other listed languages the site is shown in English, and so may the brand's texts be.",
    ko: "사이트를 한국어나 영어로 보는 방문자가 다른 언어의 텍스트나 빈 자리를 보는 일은 없어야 합니다. 목록의 나머지 언어에서는 사이트가 영어로 보이며, 브랜드의 텍스트도 영어로 보여도 됩니다.",
  },
  good: { brand: { name: { ko: "보기", en: "Example" } } },
  bad: { brand: { name: { ko: "보기" } } },
  check(brand, report) {
    const needed = neededLanguages(brand);
    for (const { path, text } of localizedTexts(brand)) {
      for (const language of needed) {
        if (text[language] !== undefined) continue;
        report([...path, language], {
          message: `${nameOf(path)} has no text in ${quote(language)}, a language that the brand offers.`,
          expected: `a text for each of: ${needed.join(", ")}`,
          suggestion: `Add ${quote(language)}: "…", or remove ${quote(language)} from locales.`,
        });
      }
    }
  },
};

/** The languages that a site's texts must exist in. If it offers no translated language, its default one is shown. */
function neededLanguages({ config }: ResolvedBrand): readonly LanguageCode[] {
  const translated = config.locales.filter((code) => textLanguages.some((row) => row.code === code));
  return translated.length > 0 ? translated : [config.defaultLanguage];
}

interface Written {
  readonly path: JsonPath;
  readonly text: Readonly<Partial<Record<LanguageCode, string>>>;
}

function localizedTexts({ config }: ResolvedBrand): Written[] {
  const keys = ["name", "title", "description", "copyright"] as const;
  const texts = keys.map((key) => ({ path: [key], text: config[key] }));
  const labels = (["memberMenu", "agentMenu"] as const).flatMap((menu) =>
    config[menu].map(({ label }, index) => ({ path: [menu, index, "label"], text: label })),
  );
  const payments = config.payments.map(({ name }, index) => ({ path: ["payments", index, "name"], text: name }));
  return [...texts, ...labels, ...payments].flatMap(({ path, text }) => (text ? [{ path, text }] : []));
}
