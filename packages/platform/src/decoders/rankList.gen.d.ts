// Generated from schemas/platform/rankList.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/GCSGAME_getRankList (AP-041). The specification leaves its fields open.
 */
export interface RankListResponse {
  /**
   * The top winners.
   */
  rankList: WireLeader[];
  /**
   * The latest winners.
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
   * The number of a predefined picture.
   */
  avatar?: string;
  /**
   * The winnings, in minor units.
   */
  amount: Minor;
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
   * The winnings, in minor units.
   */
  amount: Minor;
  /**
   * The time, in milliseconds since 1970.
   */
  timestamp: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RankListResponse>;
