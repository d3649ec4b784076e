// Generated from schemas/platform/favoriteGames.schema.json by `npm run gen`. Do not edit.
import type {WireGame} from "./shared/game.gen.ts";

/**
 * The response of /wps/relay/MCSFE_getFavoriteGamesList (AP-030): the favourite games.
 */
export interface FavoriteGamesResponse {
  /**
   * The games.
   */
  games: WireGame[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<FavoriteGamesResponse>;
