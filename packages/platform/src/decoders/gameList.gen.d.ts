// Generated from schemas/platform/gameList.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/GCSGAME_gameList (AP-025, L85): one page of games.
 */
export interface GameListResponse {
  /**
   * The games.
   */
  games: WireGame[];
  /**
   * Which page it is, from 1.
   */
  pageNum: number;
  /**
   * How many there are.
   */
  totalPages: number;
}
/**
 * A game as a card shows it (L85). What the specification leaves open is named by this project: gameId, displayName, isHot, rtp, lineNum, minBet, playerNum, maintenance.
 */
export interface WireGame {
  /**
   * The game's id.
   */
  gameId: string | number;
  /**
   * Its name; nodeName where there is none (LB-002).
   */
  gameName?: string;
  /**
   * Its other name.
   */
  nodeName?: string;
  /**
   * The vendor's code.
   */
  vassalage: string;
  /**
   * The vendor's name.
   */
  displayName?: string;
  /**
   * RNG, LIVE, FISH …
   */
  gameType: string;
  /**
   * Address of its picture (LB-003).
   */
  showIcon: string;
  /**
   * 0: it can be tried without an account (LB-004).
   */
  supportPlay?: number;
  /**
   * 1: it is on the hot list (LB-008).
   */
  isHot?: boolean | number;
  /**
   * Another spelling of isHot (LB-008).
   */
  isot?: boolean | number;
  /**
   * What it returns to players, in percent.
   */
  rtp?: number;
  /**
   * How many lines it pays on.
   */
  lineNum?: number;
  /**
   * The smallest bet, in the site's currency.
   */
  minBet?: number;
  /**
   * How many play it now.
   */
  playerNum?: number;
  /**
   * It is closed for work (LB-031).
   */
  maintenance?: boolean | number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<GameListResponse>;
