import type { LanguageCode } from "@livery/product/languages.ts";
import { nameOf } from "../check/keyFindings.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

/** A visitor must never meet the name of a brand in a language that was not chosen, or none at all. */
export const textInEveryLanguage: Rule = {
  code: "LIV1203",
  title: "A text that a brand writes is there in every language that it offers.",
  good: { brand: { name: { ko: "보기", en: "Example" } } },
  bad: { brand: { name: { ko: "보기" } } },
  check(brand, report) {
    for (const { path, text } of localizedTexts(brand)) {
      for (const language of brand.config.locales) {
        if (text[language] !== undefined) continue;
        report([...path, language], {
          message: `${nameOf(path)} has no text in ${quote(language)}, a language that the brand offers.`,
          expected: `a text for each of: ${brand.config.locales.join(", ")}`,
          suggestion: `Add ${quote(language)}: "…", or take ${quote(language)} out of locales.`,
        });
      }
    }
  },
};

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
  return [...texts, ...labels].flatMap(({ path, text }) => (text ? [{ path, text }] : []));
}
