// Generated from schemas/platform/hotGames.schema.json by `npm run gen`. Do not edit.
import type {WireGame} from "./shared/game.gen.ts";

/**
 * The response of /wps/relay/GCSGAME_hotGamesV2 (AP-024, L146).
 */
export interface HotGamesResponse {
  /**
   * The games.
   */
  list: WireGame[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<HotGamesResponse>;
