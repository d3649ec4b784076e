// Generated from schemas/platform/gameMenus.schema.json by `npm run gen`. Do not edit.
import type {WireLotteryGroup} from "./shared/lotteryGroup.gen.ts";

/**
 * The response of /lgw/games/game_menus (AP-005): the menu's groups.
 */
export interface GameMenusResponse {
  /**
   * The groups of the menu.
   */
  gameMenus: WireLotteryGroup[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<GameMenusResponse>;
