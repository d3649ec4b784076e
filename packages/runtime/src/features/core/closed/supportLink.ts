import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { contactLinks } from "../../../parts/contactLinks.ts";
import { outsideAddress } from "../../../parts/outsideAddress.ts";

/**
 * How to contact support while the site is closed: the platform's live chat, or the brand's mail or channel. A page of the
 * site itself is closed as well. No call needs a session for it (SY-012, SY-017); `undefined` if there is no contact.
 */
export function supportLink(
  { customerService }: Pick<SystemStatus, "customerService">,
  { contact }: Pick<SiteConfig, "contact">,
): string | undefined {
  const chat = customerService.find(({ kind, path }) => kind === "LIVECHAT" && !path.startsWith("/"));
  const { email, social } = contactLinks(contact);
  return outsideAddress(chat?.path) ?? email ?? social;
}
