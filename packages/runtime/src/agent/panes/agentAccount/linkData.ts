import { affiliateLinks } from "@livery/platform/calls/affiliateLinks.ts";
import type { WireAffiliateLink } from "@livery/platform/decoders/shared/affiliateLink.gen.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import { callAtom } from "../../../kit/calls/callAtom.ts";

export type AffiliateLink = WireAffiliateLink;

export const linksAtom = callAtom(affiliateLinks, () => undefined);

const PATH: RoutePath = "/register";

/** The address by which somebody registers below the agent who has the code (RT-008). */
export function linkAddress(origin: string, code: string): string {
  return `${origin}${PATH}?affiliateCode=${encodeURIComponent(code)}`;
}
