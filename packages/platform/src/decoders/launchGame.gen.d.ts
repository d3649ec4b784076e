// Generated from schemas/platform/launchGame.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/game/launchGame (AP-033): the game's address.
 */
export interface LaunchGameResponse {
  /**
   * The game's address.
   */
  game_url?: string;
  /**
   * The game's address if there is no game_url.
   */
  game_url2?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<LaunchGameResponse>;
