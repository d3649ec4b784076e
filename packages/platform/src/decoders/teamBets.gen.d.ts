// Generated from schemas/platform/teamBets.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCS2_getTeamBets (AP-186).
 */
export interface TeamBetsResponse {
  /**
   * The bets.
   */
  list: WireBet[];
  /**
   * The page, from 1.
   */
  pageNo: number;
  /**
   * How many pages there are.
   */
  totalPages: number;
  /**
   * The total number of entries.
   */
  total: number;
  totals: WireBetTotals;
}
/**
 * A bet (AP-130).
 */
export interface WireBet {
  /**
   * Its id.
   */
  id: string;
  /**
   * When it was placed, ISO 8601.
   */
  at: string;
  /**
   * The account that placed it, in agents' lists.
   */
  account?: string;
  /**
   * Name of the game.
   */
  game: string;
  /**
   * RNG, LIVE, FISH …
   */
  gameType: string;
  /**
   * The provider's code.
   */
  vendor: string;
  /**
   * The stake, in minor units.
   */
  stake: Minor;
  /**
   * Valid bets, in minor units.
   */
  validBet: Minor;
  /**
   * The payout, in minor units.
   */
  payout: Minor;
  /**
   * Winnings or, if negative, losses, in minor units.
   */
  net: Minor;
  /**
   * The bet's state.
   */
  state: "OPEN" | "SETTLED" | "CANCELLED";
}
/**
 * The totals of all bets in the list, not only of this page.
 */
export interface WireBetTotals {
  /**
   * Stakes, in minor units.
   */
  stake: Minor;
  /**
   * Valid bets, in minor units.
   */
  validBet: Minor;
  /**
   * The payout, in minor units.
   */
  payout: Minor;
  /**
   * Winnings or, if negative, losses, in minor units.
   */
  net: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamBetsResponse>;
