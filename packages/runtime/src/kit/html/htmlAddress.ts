import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { pageLink } from "../links/pageLink.ts";

/** The address of a link in external HTML if the site may link to it: https, a mail address, or a page of this site. */
export function htmlLink(address: string | null, { features }: Pick<SiteConfig, "features">): string | undefined {
  if (address === null) return undefined;
  return /^mailto:[^\s]+$/iu.test(address) ? address : pageLink(address, features);
}
