// Generated from schemas/platform/popularLotteries.schema.json by `npm run gen`. Do not edit.
import type {WireLottery} from "./shared/lottery.gen.ts";

/**
 * The response of /lgw/games/popular (AP-038): the lotteries.
 */
export interface PopularLotteriesResponse {
  /**
   * The lotteries.
   */
  games: WireLottery[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PopularLotteriesResponse>;
