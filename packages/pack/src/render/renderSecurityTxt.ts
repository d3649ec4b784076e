import type { SitePolicy } from "@livery/brand/sitePolicy.ts";
import { textLanguagesOf } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** Where it belongs (RFC 8615). */
export const SECURITY_TXT = ".well-known/security.txt";

/**
 * `security.txt` (RFC 9116): where to report a weakness of the site, in which languages, and until when that holds. The
 * day stands in the config: one that is counted from the build would give the same config other bytes each day.
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
