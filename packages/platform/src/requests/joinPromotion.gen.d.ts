// Generated from schemas/platform/requests/joinPromotion.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_joinPromotion (AP-068).
 */
export interface JoinPromotionRequest {
  /**
   * The promotion.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<JoinPromotionRequest>;
