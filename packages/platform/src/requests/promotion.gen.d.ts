// Generated from schemas/platform/requests/promotion.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_getPromotion (AP-146).
 */
export interface PromotionRequest {
  /**
   * The promotion.
   */
  id: string;
  /**
   * The code of the language: ko.
   */
  language: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<PromotionRequest>;
