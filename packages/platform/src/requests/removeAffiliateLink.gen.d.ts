// Generated from schemas/platform/requests/removeAffiliateLink.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_removeAffiliateLink takes (AP-184).
 */
export interface RemoveAffiliateLinkRequest {
  /**
   * Its code.
   */
  code: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RemoveAffiliateLinkRequest>;
