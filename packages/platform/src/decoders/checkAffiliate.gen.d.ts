// Generated from schemas/platform/checkAffiliate.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/agent/affiliate (AP-010); how it says so is open.
 */
export interface CheckAffiliateResponse {
  /**
   * The code is a partner's.
   */
  valid: boolean;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CheckAffiliateResponse>;
