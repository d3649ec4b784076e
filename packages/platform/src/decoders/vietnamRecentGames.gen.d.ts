// Generated from schemas/platform/vietnamRecentGames.schema.json by `npm run gen`. Do not edit.
import type {WireLotteryGroup} from "./shared/lotteryGroup.gen.ts";

/**
 * The response of /lgw/vn/games/game_menu/recent (AP-035): the lotteries' groups.
 */
export interface VietnamRecentGamesResponse {
  /**
   * The groups of the menu.
   */
  gameMenus: WireLotteryGroup[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VietnamRecentGamesResponse>;
