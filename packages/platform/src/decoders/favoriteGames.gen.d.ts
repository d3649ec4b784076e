// Generated from schemas/platform/favoriteGames.schema.json by `npm run gen`. Do not edit.
import type {WireGame} from "./shared/game.gen.ts";

/**
 * The response of /wps/relay/MCSFE_getFavoriteGamesList (AP-030): one page of the favourite games, the latest first.
 */
export interface FavoriteGamesResponse {
  /**
   * The games.
   */
  games: WireGame[];
  /**
   * The page, from 1.
   */
  pageNum: number;
  /**
   * The total number of pages.
   */
  totalPages: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<FavoriteGamesResponse>;
