import type { AppResource } from "@livery/platform/appResource.ts";
import { defined } from "@livery/platform/defined.ts";
import type { LanguageCode } from "@livery/product/languages.ts";

/** The kinds of resources, by the platform's names for them (DL-005). */
export type ResourceKind = "IOS" | "MOBILECONFIG" | "Android" | "FACEBOOK" | "EMAIL" | "USDJUMP";

/** The apps among them. */
export const appKinds = ["IOS", "MOBILECONFIG", "Android"] as const;

export interface OfferedResource<Kind extends ResourceKind = ResourceKind> extends Pick<
  AppResource,
  "labels" | "qrCodeUrl" | "checksum"
> {
  readonly kind: Kind;
  /** Safe in a link. */
  readonly href: string;
}

/** A mail address without `mailto:`. */
const plainMail = /^[^\s@:/?#]+@[^\s@:/?#]+$/u;

/**
 * The first safe resource of each of these kinds (RB-010), in their order. Earlier lists count more: the permission response
 * comes before domainRoute (DL-006).
 */
export function offeredResources<Kind extends ResourceKind>(
  kinds: readonly Kind[],
  ...lists: readonly (readonly AppResource[])[]
): readonly OfferedResource<Kind>[] {
  const all = lists.flat();
  return kinds.flatMap((kind) => {
    const safe = all.flatMap(({ type, url, labels, qrCodeUrl, checksum }) => {
      const href = type === kind ? safeHref(kind, url) : undefined;
      return href === undefined ? [] : [{ kind, href, labels, ...defined({ qrCodeUrl, checksum }) }];
    });
    return safe.slice(0, 1);
  });
}

/**
 * An address that this kind may have, if it is one: mail for EMAIL; for IOS also the system's installer with a manifest over
 * https; https for everything, and nothing else.
 */
function safeHref(kind: ResourceKind, address: string): string | undefined {
  if (kind === "EMAIL" && plainMail.test(address)) return `mailto:${address}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, searchParams } = new URL(address);
  if (kind === "EMAIL") return protocol === "mailto:" ? address : undefined;
  const isInstaller = kind === "IOS" && protocol === "itms-services:";
  if (isInstaller) return isHttps(searchParams.get("url") ?? "") ? address : undefined;
  return protocol === "https:" ? address : undefined;
}

export function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === "https:";
}

/**
 * The name of a resource: the platform's English one in English, the site's own in Korean, and in any other language the
 * platform's other one (RB-009).
 */
export function resourceLabel(labels: AppResource["labels"], language: LanguageCode, own: string): string {
  const { en, cn } = labels;
  if (language === "en") return en ?? own;
  return language === "ko" ? own : (cn ?? en ?? own);
}
