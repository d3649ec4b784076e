import type { SitePolicy } from "@livery/brand/sitePolicy.ts";
import { textLanguagesOf } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** Its standard path (RFC 8615). */
export const SECURITY_TXT = ".well-known/security.txt";

/**
 * `security.txt` (RFC 9116): where to report a vulnerability of the site, in which languages, and when it expires. The
 * date is in the config: a date calculated from the build would change the bytes every day.
 */
export function renderSecurityTxt(
  { security, origin }: Pick<SitePolicy, "security" | "origin">,
  { defaultLanguage, locales }: Pick<SiteConfig, "defaultLanguage" | "locales">,
): string | undefined {
  if (security === undefined) return undefined;
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    `Preferred-Languages: ${textLanguagesOf([defaultLanguage, ...locales]).join(", ")}`,
    ...(origin === undefined ? [] : [`Canonical: ${origin}/${SECURITY_TXT}`]),
    "",
  ].join("\n");
}
