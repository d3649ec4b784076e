// Generated from schemas/platform/openedNumbers.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /lotto/lgw/games/opened/numero (AP-040): them.
 */
export interface OpenedNumbersResponse {
  /**
   * The draws.
   */
  numbers: unknown[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<OpenedNumbersResponse>;
