import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { contactLinks } from "../../../parts/contactLinks.ts";
import { outsideAddress } from "../../../parts/outsideAddress.ts";

/**
 * Where a visitor without a session reaches somebody: the platform's live chat, else the brand's mail or channel;
 * `undefined` where there is no such place (SY-012, SY-017).
 */
export function supportLink(
  { customerService }: Pick<SystemStatus, "customerService">,
  { contact }: Pick<SiteConfig, "contact">,
): string | undefined {
  const chat = customerService.find(({ kind }) => kind === "LIVECHAT");
  const { email, social } = contactLinks(contact);
  return outsideAddress(chat?.path) ?? email ?? social;
}
