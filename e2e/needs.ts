import type { FeatureId } from "@livery/product/features.ts";
import { textLanguagesOf } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** A choice of language without texts of the product's own. */
export const untranslated = "vi";

/** As many languages count as the whole list. */
const WHOLE_LIST = 38;

/** What a site may have beside its features. */
const others = {
  anotherLanguage: ({ locales }: SiteConfig) => textLanguagesOf(locales).length > 1,
  wholeLanguageList: ({ locales }: SiteConfig) => locales.length >= WHOLE_LIST && locales.includes(untranslated),
} as const;

/** What a test needs of the site that it runs on. */
export type Need = FeatureId | keyof typeof others;

export function hasNeeded(site: SiteConfig, need: Need): boolean {
  return need in others ? others[need as keyof typeof others](site) : site.features[need as FeatureId];
}
