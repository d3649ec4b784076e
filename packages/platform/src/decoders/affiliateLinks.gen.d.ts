// Generated from schemas/platform/affiliateLinks.schema.json by `npm run gen`. Do not edit.
import type {WireAffiliateLink} from "./shared/affiliateLink.gen.ts";

/**
 * The response of /wps/relay/MCS2_getAffiliateLinks (AP-182).
 */
export interface AffiliateLinksResponse {
  /**
   * The links.
   */
  list: WireAffiliateLink[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<AffiliateLinksResponse>;
