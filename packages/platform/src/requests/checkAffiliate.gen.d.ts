// Generated from schemas/platform/requests/checkAffiliate.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/agent/affiliate takes (AP-010).
 */
export interface CheckAffiliateRequest {
  /**
   * The code of a partner.
   */
  code: string;
  /**
   * The page's host.
   */
  domain?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CheckAffiliateRequest>;
