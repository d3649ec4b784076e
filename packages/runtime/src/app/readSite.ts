import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** The id of the element that carries the brand as data; it is written by the pack. */
const ELEMENT_ID = "livery-site";

/** The brand of this page. It was checked when it was packed; throws when the page was cut off or altered since. */
export function readSite(page: Document): SiteConfig {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`This page has no #${ELEMENT_ID}.`);
  return JSON.parse(text) as SiteConfig;
}
