import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** What the platform must know of a merchant: a part of its brand's compiled site. */
export type Merchant = Pick<
  SiteConfig,
  | "merchant"
  | "site"
  | "name"
  | "minimumAge"
  | "contact"
  | "defaultLanguage"
  | "features"
  | "switches"
  | "registration"
  | "hosts"
>;
