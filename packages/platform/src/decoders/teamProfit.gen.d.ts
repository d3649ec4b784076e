// Generated from schemas/platform/teamProfit.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_getTeamProfit (AP-187).
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
   * How many there are in all.
   */
  total: number;
  totals: WireMoneySums;
}
/**
 * Sums of a member.
 */
export interface WireMemberSums {
  /**
   * The account.
   */
  account: string;
  sums: WireMoneySums;
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

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamProfitResponse>;
