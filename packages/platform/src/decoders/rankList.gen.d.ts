// Generated from schemas/platform/rankList.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/GCSGAME_getRankList (AP-041). The specification leaves its fields open.
 */
export interface RankListResponse {
  /**
   * Who won most.
   */
  rankList: WireLeader[];
  /**
   * Who won last.
   */
  winnerList?: WireWinner[];
}
export interface WireLeader {
  /**
   * The place, from 1.
   */
  rank: number;
  /**
   * The player, masked.
   */
  account: string;
  /**
   * The number of a prepared picture.
   */
  avatar?: string;
  /**
   * What was won, in the site's currency.
   */
  amount: number;
}
export interface WireWinner {
  /**
   * The win's id.
   */
  id: string | number;
  /**
   * The player, masked.
   */
  account: string;
  /**
   * The game.
   */
  gameName: string;
  /**
   * Address of the game's picture.
   */
  showIcon?: string;
  /**
   * What was won, in the site's currency.
   */
  amount: number;
  /**
   * When, in milliseconds since 1970.
   */
  timestamp: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RankListResponse>;
