// Generated from schemas/platform/requests/gameMenus.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /lgw/games/game_menus (AP-005).
 */
export interface GameMenusRequest {
  /**
   * The code of the language: ko.
   */
  language?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<GameMenusRequest>;
