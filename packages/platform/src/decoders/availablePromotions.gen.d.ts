// Generated from schemas/platform/availablePromotions.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getAvailablePromotions (AP-065): them.
 */
export interface AvailablePromotionsResponse {
  /**
   * How many.
   */
  count?: number;
  /**
   * The promotions, each with its state.
   */
  list?: {}[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<AvailablePromotionsResponse>;
