// Generated from schemas/platform/vietnamOpenedNumbers.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /lgw/vn/numeros/opened/game (AP-039): them.
 */
export interface VietnamOpenedNumbersResponse {
  /**
   * The draws.
   */
  numbers: unknown[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VietnamOpenedNumbersResponse>;
