import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** The id of the element with the site config, which packing writes into the page. */
const ELEMENT_ID = "livery-site";

/** The site config of this page. The build has checked it, so this throws only for a truncated or altered page. */
export function readSite(page: Document): SiteConfig {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`This page has no #${ELEMENT_ID}.`);
  return JSON.parse(text) as SiteConfig;
}
