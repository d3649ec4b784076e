// Generated from schemas/platform/requests/vietnamGameMenu.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /lgw/vn/games/game_menu (AP-034).
 */
export interface VietnamGameMenuRequest {
  /**
   * The code of the language: ko.
   */
  language?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<VietnamGameMenuRequest>;
