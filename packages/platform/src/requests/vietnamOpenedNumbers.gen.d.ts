// Generated from schemas/platform/requests/vietnamOpenedNumbers.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /lgw/vn/numeros/opened/game (AP-039).
 */
export interface VietnamOpenedNumbersRequest {
  /**
   * How many: 100.
   */
  count?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<VietnamOpenedNumbersRequest>;
