// Generated from schemas/platform/bet.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/ODSFE2_getBet (AP-131).
 */
export interface BetResponse {
  bet: WireBet;
  /**
   * Its rounds.
   */
  rounds: WireRound[];
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
 * A round.
 */
export interface WireRound {
  /**
   * Its id.
   */
  id: string;
  /**
   * When, ISO 8601.
   */
  at: string;
  /**
   * The stake, in minor units.
   */
  stake: number;
  /**
   * What came back, in minor units.
   */
  payout: number;
  /**
   * How it ended, in words.
   */
  result?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<BetResponse>;
