// Generated from schemas/platform/personalProfit.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/ODSFE2_getPersonalProfit (AP-135).
 */
export interface PersonalProfitResponse {
  total: WireMoneySums;
  /**
   * Totals by game type.
   */
  gameTypes: WireTypeSums[];
}
/**
 * The totals of a period (AP-135).
 */
export interface WireMoneySums {
  /**
   * Deposits, in minor units.
   */
  deposit: number;
  /**
   * Withdrawals, in minor units.
   */
  withdrawal: number;
  /**
   * Valid bets, in minor units.
   */
  validBet: number;
  /**
   * Payouts, in minor units.
   */
  payout: number;
  /**
   * Bonuses, in minor units.
   */
  bonus: number;
  /**
   * Cashback, in minor units.
   */
  rebate?: number;
  /**
   * Winnings or, if negative, losses, in minor units.
   */
  net: number;
}
/**
 * The totals of a game type.
 */
export interface WireTypeSums {
  /**
   * RNG, LIVE, FISH …
   */
  gameType: string;
  /**
   * Valid bets, in minor units.
   */
  validBet: number;
  /**
   * Payouts, in minor units.
   */
  payout: number;
  /**
   * Cashback, in minor units.
   */
  rebate: number;
  /**
   * Winnings or, if negative, losses, in minor units.
   */
  net: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PersonalProfitResponse>;
