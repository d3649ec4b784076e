// Generated from schemas/platform/requests/createAffiliateLink.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_createAffiliateLink takes (AP-183).
 */
export interface CreateAffiliateLinkRequest {
  /**
   * Rate of who comes by it, in percent.
   */
  rate: number;
  /**
   * A note.
   */
  remark?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CreateAffiliateLinkRequest>;
