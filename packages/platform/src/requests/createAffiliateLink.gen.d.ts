// Generated from schemas/platform/requests/createAffiliateLink.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_createAffiliateLink (AP-183).
 */
export interface CreateAffiliateLinkRequest {
  /**
   * The rate of members who register through it, in percent.
   */
  rate: number;
  /**
   * A note.
   */
  remark?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CreateAffiliateLinkRequest>;
