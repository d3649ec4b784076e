import type { FeatureId } from "@livery/product/features.ts";
import { textLanguagesOf } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** A selectable language without the product's own texts. */
export const untranslated = "vi";

/** A site with this many languages offers the whole list. */
const WHOLE_LIST = 38;

/** Properties of a site besides its features. */
const others = {
  anotherLanguage: ({ locales }: SiteConfig) => textLanguagesOf(locales).length > 1,
  wholeLanguageList: ({ locales }: SiteConfig) => locales.length >= WHOLE_LIST && locales.includes(untranslated),
  /** A login with an expired password leads to a new one. */
  forcedExpiry: ({ switches }: SiteConfig) => switches.FORCEPASSEXPIRY3,
} as const;

/** A property that a test needs of its site. */
export type Need = FeatureId | keyof typeof others;

export function hasNeeded(site: SiteConfig, need: Need): boolean {
  return need in others ? others[need as keyof typeof others](site) : site.features[need as FeatureId];
}
