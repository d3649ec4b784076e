// Generated from schemas/platform/vietnamGameMenu.schema.json by `npm run gen`. Do not edit.
import type {WireLotteryGroup} from "./shared/lotteryGroup.gen.ts";

/**
 * The response of /lgw/vn/games/game_menu (AP-034): the menu's groups.
 */
export interface VietnamGameMenuResponse {
  /**
   * The groups of the menu.
   */
  gameMenus: WireLotteryGroup[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VietnamGameMenuResponse>;
