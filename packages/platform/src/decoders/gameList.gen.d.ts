// Generated from schemas/platform/gameList.schema.json by `npm run gen`. Do not edit.
import type {WireGame} from "./shared/game.gen.ts";

/**
 * The response of /wps/relay/GCSGAME_gameList (AP-025, L85): one page of games.
 */
export interface GameListResponse {
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
export declare const shape: Shape<GameListResponse>;
