// Generated from schemas/platform/teamBets.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_getTeamBets (AP-186).
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
   * How many there are in all.
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
   * Who placed it, in the lists of agents.
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
   * The vendor's code.
   */
  vendor: string;
  /**
   * The stake, in minor units.
   */
  stake: number;
  /**
   * What counts as bet, in minor units.
   */
  validBet: number;
  /**
   * What came back, in minor units.
   */
  payout: number;
  /**
   * Won or lost, in minor units.
   */
  net: number;
  /**
   * Whether it is decided.
   */
  state: "OPEN" | "SETTLED" | "CANCELLED";
}
/**
 * Sums of all bets that a list is about, not of one page.
 */
export interface WireBetTotals {
  /**
   * Stakes, in minor units.
   */
  stake: number;
  /**
   * What counts as bet, in minor units.
   */
  validBet: number;
  /**
   * What came back, in minor units.
   */
  payout: number;
  /**
   * Won or lost, in minor units.
   */
  net: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamBetsResponse>;
