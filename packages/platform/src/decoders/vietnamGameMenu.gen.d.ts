// Generated from schemas/platform/vietnamGameMenu.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /lgw/vn/games/game_menu (AP-034): the menu's groups.
 */
export interface VietnamGameMenuResponse {
  /**
   * The groups of the menu.
   */
  gameMenus: {
    /**
     * The group.
     */
    gameGroupCode: string;
    /**
     * Its name.
     */
    labelName: string;
  }[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VietnamGameMenuResponse>;
