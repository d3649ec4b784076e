import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createTexts } from "@livery/runtime/i18n/createTexts.ts";

/** A site's own texts by their keys, as a test reads them: those of the frame and of home, of login and registration, and of all forms. */
export async function siteTexts(site: SiteConfig) {
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all([texts.load("core"), texts.load("auth")]);
  return {
    t: texts.i18n.getFixedT(null, "core"),
    auth: texts.i18n.getFixedT(null, "auth"),
    forms: texts.i18n.getFixedT(null, "forms"),
  };
}
