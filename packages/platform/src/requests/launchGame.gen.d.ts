// Generated from schemas/platform/requests/launchGame.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/game/launchGame (AP-033): a game or room of a provider (launchMode GLS), or a lottery (launchMode LOTT).
 */
export interface LaunchGameRequest {
  /**
   * The game's id (LA-006).
   */
  gameId?: string;
  /**
   * The room's id, in place of the game's (LA-007).
   */
  roomId?: string;
  /**
   * The id of the game's node (LA-008).
   */
  nodeId?: string;
  /**
   * 1 (LA-009).
   */
  accountType?: number;
  /**
   * 0: the platform moves the money that the game needs (LA-010, LA-046).
   */
  confirmTrans?: number;
  /**
   * The provider's code (LA-011).
   */
  vassalage?: string;
  /**
   * GLS for a game (LA-012), LOTT for a lottery (LA-030).
   */
  launchMode: "GLS" | "LOTT";
  /**
   * html5-desktop (LA-013).
   */
  platform?: string;
  /**
   * 3 (LA-014).
   */
  clientType?: number;
  /**
   * The member's account (LA-015).
   */
  username?: string;
  /**
   * The session's token (LA-016). It is only ever in the body.
   */
  token?: string;
  /**
   * The site's merchant code (LA-017).
   */
  merchantCode?: string;
  /**
   * The code of the language (LA-018).
   */
  language?: string;
  /**
   * The game is tried with play credits of its own: nothing is booked (LB-005).
   */
  trial?: boolean;
  /**
   * VN (LA-029).
   */
  lottoArea?: string;
  /**
   * The brand's prize mode of that kind of lottery (LA-031).
   */
  prizeMode?: string;
  /**
   * The lottery's code (LA-032).
   */
  lottoGameCode?: string;
  /**
   * betting with a lottery's code, lobby without (LA-033).
   */
  lottoView?: "betting" | "lobby";
  /**
   * The brand's device (LA-034).
   */
  device?: string;
  /**
   * Where the lottery's way back leads: a fixed page of the site itself (LA-034, LA-035).
   */
  backUrl?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<LaunchGameRequest>;
