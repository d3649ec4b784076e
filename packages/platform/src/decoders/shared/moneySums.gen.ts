// Generated from schemas/platform/shared/moneySums.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

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
   * What payouts, bonuses and cashback bring beyond the bets; negative for a loss, in minor units.
   */
  net: Minor;
}
