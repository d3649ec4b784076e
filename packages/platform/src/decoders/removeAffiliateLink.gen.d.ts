// Generated from schemas/platform/removeAffiliateLink.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_removeAffiliateLink (AP-184), without a result.
 */
export interface RemoveAffiliateLinkResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RemoveAffiliateLinkResponse>;
