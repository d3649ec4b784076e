// Generated from schemas/platform/requests/favoriteGames.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_getFavoriteGamesList (AP-030).
 */
export interface FavoriteGamesRequest {
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * Entries per page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<FavoriteGamesRequest>;
