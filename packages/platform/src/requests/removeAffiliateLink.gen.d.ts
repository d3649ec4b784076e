// Generated from schemas/platform/requests/removeAffiliateLink.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_removeAffiliateLink (AP-184).
 */
export interface RemoveAffiliateLinkRequest {
  /**
   * Its code.
   */
  code: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RemoveAffiliateLinkRequest>;
