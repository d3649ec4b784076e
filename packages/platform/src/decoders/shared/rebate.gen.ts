// Generated from schemas/platform/shared/rebate.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * Cashback of a game type (AP-132).
 */
export interface WireRebate {
  /**
   * RNG, LIVE, FISH …
   */
  gameType: string;
  /**
   * Valid bets, in minor units.
   */
  validBet: Minor;
  /**
   * The rate, in percent.
   */
  rate: number;
  /**
   * The claimable amount, in minor units.
   */
  amount: Minor;
}
