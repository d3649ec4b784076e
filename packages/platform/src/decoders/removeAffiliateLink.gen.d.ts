// Generated from schemas/platform/removeAffiliateLink.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_removeAffiliateLink (AP-184): only that it is done.
 */
export interface RemoveAffiliateLinkResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RemoveAffiliateLinkResponse>;
