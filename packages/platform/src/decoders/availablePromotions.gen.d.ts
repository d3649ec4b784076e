// Generated from schemas/platform/availablePromotions.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getAvailablePromotions (AP-065): the promotions that the member can take part in now.
 */
export interface AvailablePromotionsResponse {
  /**
   * The number of promotions that are open to the member.
   */
  count: number;
  /**
   * The promotions, each with its state.
   */
  list: WireAvailablePromotion[];
}
/**
 * A promotion. The specification leaves its fields open.
 */
export interface WireAvailablePromotion {
  /**
   * The promotion's id, as in the announcements (AP-026).
   */
  id: string | number;
  /**
   * The member's activity state (PR-013).
   */
  state: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<AvailablePromotionsResponse>;
