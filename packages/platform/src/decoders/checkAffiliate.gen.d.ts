// Generated from schemas/platform/checkAffiliate.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/agent/affiliate (AP-010); the specification leaves its fields open.
 */
export interface CheckAffiliateResponse {
  /**
   * Whether the code exists.
   */
  valid: boolean;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CheckAffiliateResponse>;
