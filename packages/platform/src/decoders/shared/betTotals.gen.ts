// Generated from schemas/platform/shared/betTotals.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

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
