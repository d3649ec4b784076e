// Generated from schemas/platform/recentGames.schema.json by `npm run gen`. Do not edit.
import type {WireGame} from "./shared/game.gen.ts";

/**
 * The response of /wps/relay/GCS_recentGame (AP-031): the games that the member opened, the latest first.
 */
export interface RecentGamesResponse {
  /**
   * The games.
   */
  games: WireGame[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RecentGamesResponse>;
