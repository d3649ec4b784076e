import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createTexts } from "../i18n/createTexts.ts";
import { startLanguage } from "../site/language.ts";
import { memoize } from "./memoize.ts";
import { preloadPage } from "./preloadPage.ts";

/** The texts of a site, created once for each object. It also starts to load the page at the current address. */
export const textsOf = memoize((site: SiteConfig) => {
  const texts = createTexts(site, startLanguage(site));
  preloadPage(location.pathname, site, texts);
  return texts;
});
