// Generated from schemas/platform/joinPromotion.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_joinPromotion (AP-068): the promotion's new state.
 */
export interface JoinPromotionResponse {
  /**
   * The state of the promotion for this member (PR-003…009).
   */
  state?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<JoinPromotionResponse>;
