// Generated from schemas/platform/requests/checkAffiliate.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/agent/affiliate (AP-010).
 */
export interface CheckAffiliateRequest {
  /**
   * An affiliate code.
   */
  code: string;
  /**
   * The page's host.
   */
  domain?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CheckAffiliateRequest>;
