// Generated from schemas/platform/requests/claimPromotion.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_claimPromotion (AP-068).
 */
export interface ClaimPromotionRequest {
  /**
   * The promotion.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ClaimPromotionRequest>;
