import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { outsideAddress } from "../outsideAddress.ts";
import { pageLink } from "../pageLink.ts";

/** The address of a link in external HTML if the site may link to it: https, a mail address, or a page of this site. */
export function htmlLink(address: string | null, { features }: Pick<SiteConfig, "features">): string | undefined {
  if (address === null) return undefined;
  return /^mailto:[^\s]+$/iu.test(address) ? address : pageLink(address, features);
}

/** The address of a picture in external HTML if it is a path of this site or on one of the brand's picture hosts. */
export function htmlPicture(address: string | null, { hosts }: Pick<SiteConfig, "hosts">): string | undefined {
  const safe = outsideAddress(address ?? undefined);
  if (safe === undefined || safe.startsWith("/")) return safe;
  return hosts.images?.includes(new URL(safe).origin) ? safe : undefined;
}
