// Generated from schemas/platform/personalProfit.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/ODSFE2_getPersonalProfit (AP-135).
 */
export interface PersonalProfitResponse {
  total: WireMoneySums;
  /**
   * By game type.
   */
  gameTypes: WireTypeSums[];
}
/**
 * Sums of a time (AP-135).
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
   * What counts as bet, in minor units.
   */
  validBet: number;
  /**
   * What games paid out, in minor units.
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
   * Won or lost, in minor units.
   */
  net: number;
}
/**
 * Sums of a game type.
 */
export interface WireTypeSums {
  /**
   * RNG, LIVE, FISH …
   */
  gameType: string;
  /**
   * What counts as bet, in minor units.
   */
  validBet: number;
  /**
   * What games paid out, in minor units.
   */
  payout: number;
  /**
   * Cashback, in minor units.
   */
  rebate: number;
  /**
   * Won or lost, in minor units.
   */
  net: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PersonalProfitResponse>;
