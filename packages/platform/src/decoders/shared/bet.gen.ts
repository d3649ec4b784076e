// Generated from schemas/platform/shared/bet.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

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
