// Generated from schemas/platform/claimPromotion.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_claimPromotion (AP-068): the promotion's new state.
 */
export interface ClaimPromotionResponse {
  /**
   * The member's activity state from then on (PR-013).
   */
  state: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimPromotionResponse>;
