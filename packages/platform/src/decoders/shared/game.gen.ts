// Generated from schemas/platform/shared/game.schema.json by `npm run gen`. Do not edit.

import type {Major} from "@livery/product/money.ts";

/**
 * A game for its card (L85). The specification leaves some names open; this project chose gameId, displayName, gameClassify, isHot, rtp, lineNum, minBet, playerNum, maintenance.
 */
export interface WireGame {
  /**
   * The game's id.
   */
  gameId: string | number;
  /**
   * Its name; nodeName if absent (LB-002).
   */
  gameName?: string;
  /**
   * Its other name.
   */
  nodeName?: string;
  /**
   * The provider's code.
   */
  vassalage: string;
  /**
   * The provider's name.
   */
  displayName?: string;
  /**
   * RNG, LIVE, FISH …
   */
  gameType: string;
  /**
   * Its classification: a kind of live table, Crash or Mini (LB-117).
   */
  gameClassify?: string;
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
   * The return to player, in percent.
   */
  rtp?: number;
  /**
   * The number of paylines.
   */
  lineNum?: number;
  /**
   * The smallest bet, in whole units of the currency.
   */
  minBet?: Major;
  /**
   * The number of current players.
   */
  playerNum?: number;
  /**
   * Whether it is under maintenance (LB-031).
   */
  maintenance?: boolean | number;
  /**
   * The id of its node in the provider's menu, sent at its launch (LA-008).
   */
  nodeId?: string | number;
  /**
   * The code of a lottery (RT-042).
   */
  code?: string;
  /**
   * The play type that a lottery opens with (RT-042).
   */
  defaultPlayType?: string;
  /**
   * TCG_SEA, TCG_LOTTO_VN, LOTT or ELOTT: which lottery page opens it (LA-019 … LA-022).
   */
  accountTypeName?: string;
  /**
   * VASSALAGE: it opens the provider's list of games. true or GAME: it is a game. Anything else: it opens the lobby (LA-026).
   */
  isGame?: string | boolean | number;
}
