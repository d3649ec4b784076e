// Generated from schemas/platform/requests/setFavoriteGame.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_setFavoriteGame (AP-067).
 */
export interface SetFavoriteGameRequest {
  /**
   * The game's id.
   */
  gameId: string;
  /**
   * true: add the game; false: remove it.
   */
  favorite: boolean;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SetFavoriteGameRequest>;
