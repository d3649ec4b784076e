// Generated from schemas/platform/vietnamOpenedNumbers.schema.json by `npm run gen`. Do not edit.
import type {WireDraw} from "./shared/draw.gen.ts";

/**
 * The response of /lgw/vn/numeros/opened/game (AP-039): the draws.
 */
export interface VietnamOpenedNumbersResponse {
  /**
   * The draws.
   */
  numbers: WireDraw[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VietnamOpenedNumbersResponse>;
