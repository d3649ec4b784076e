import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createTexts } from "@livery/runtime/i18n/createTexts.ts";

/** Looks up a site's own texts by their keys: those of the frame and of home, and those of the forms. */
export async function siteTexts(site: SiteConfig) {
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all([texts.load("core"), texts.load("auth")]);
  return {
    t: texts.i18n.getFixedT(null, "core"),
    auth: texts.i18n.getFixedT(null, "auth"),
    forms: texts.i18n.getFixedT(null, "forms"),
  };
}
