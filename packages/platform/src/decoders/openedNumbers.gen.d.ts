// Generated from schemas/platform/openedNumbers.schema.json by `npm run gen`. Do not edit.
import type {WireDraw} from "./shared/draw.gen.ts";

/**
 * The response of /lotto/lgw/games/opened/numero (AP-040): the draws.
 */
export interface OpenedNumbersResponse {
  /**
   * The draws.
   */
  numbers: WireDraw[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<OpenedNumbersResponse>;
