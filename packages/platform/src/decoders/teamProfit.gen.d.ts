// Generated from schemas/platform/teamProfit.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

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
  deposit: Minor;
  /**
   * Withdrawals, in minor units.
   */
  withdrawal: Minor;
  /**
   * Valid bets, in minor units.
   */
  validBet: Minor;
  /**
   * Payouts, in minor units.
   */
  payout: Minor;
  /**
   * Bonuses, in minor units.
   */
  bonus: Minor;
  /**
   * Cashback, in minor units.
   */
  rebate?: Minor;
  /**
   * Winnings or, if negative, losses, in minor units.
   */
  net: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamProfitResponse>;
