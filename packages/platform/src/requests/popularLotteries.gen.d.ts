// Generated from schemas/platform/requests/popularLotteries.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /lgw/games/popular (AP-038).
 */
export interface PopularLotteriesRequest {
  /**
   * How many: 20.
   */
  count?: number;
  /**
   * The brand's prize mode for this kind of lottery (BR-019).
   */
  prizeMode?: string;
  /**
   * The brand's device (BR-016).
   */
  device?: string;
  /**
   * The code of the language: ko.
   */
  language?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<PopularLotteriesRequest>;
