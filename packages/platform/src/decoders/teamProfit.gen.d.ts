// Generated from schemas/platform/teamProfit.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_getTeamProfit (AP-187).
 */
export interface TeamProfitResponse {
  /**
   * The members.
   */
  list: WireMemberSums[];
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
  totals: WireMoneySums;
}
/**
 * A member's totals.
 */
export interface WireMemberSums {
  /**
   * The account.
   */
  account: string;
  sums: WireMoneySums;
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

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamProfitResponse>;
