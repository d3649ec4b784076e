// Generated from schemas/platform/joinPromotion.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_joinPromotion (AP-068): the promotion's new state.
 */
export interface JoinPromotionResponse {
  /**
   * The member's activity state from then on (PR-013).
   */
  state: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<JoinPromotionResponse>;
