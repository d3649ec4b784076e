// Generated from schemas/platform/shared/contractTerms.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A contract's terms (AG-027, AG-028); its kind determines the fields.
 */
export interface WireContractTerms {
  /**
   * Daily, weekly, twice a month, monthly (AG-029).
   */
  period?: "D" | "W" | "H" | "M";
  /**
   * The rate, in percent.
   */
  rate?: number;
  /**
   * Valid bets in a period, in minor units.
   */
  periodValidBet?: Minor;
  /**
   * Profit and loss of a period, in minor units.
   */
  periodProfitLoss?: Minor;
  /**
   * Active members.
   */
  activeMembers?: number;
  /**
   * Bets, daily or an hour, in minor units.
   */
  betAmount?: Minor;
  /**
   * The rate, in percent.
   */
  profitRate?: number;
  /**
   * The rate, in percent.
   */
  lossRate?: number;
  /**
   * A single bet, in minor units.
   */
  singleBet?: Minor;
  /**
   * The last day, ISO 8601.
   */
  endsAt?: string;
}
