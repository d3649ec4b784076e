// Generated from schemas/platform/availablePromotions.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getAvailablePromotions (AP-065): the available promotions.
 */
export interface AvailablePromotionsResponse {
  /**
   * The number of promotions.
   */
  count?: number;
  /**
   * The promotions, each with its state.
   */
  list?: {}[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<AvailablePromotionsResponse>;
