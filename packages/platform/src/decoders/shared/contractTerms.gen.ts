// Generated from schemas/platform/shared/contractTerms.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A contract's terms (AG-027, AG-028); its kind determines the fields.
 */
export interface WireContractTerms {
  /**
   * How long a period of a dividend is: a day, a week, half a month or a month (AG-029). Of the salaries only a daily one may name its own, D.
   */
  period?: "D" | "W" | "H" | "M";
  /**
   * The share, in percent: of what the team lost for a dividend, of its valid bets for a daily or hourly salary.
   */
  rate?: number;
  /**
   * The valid bets from which a period is paid, in minor units.
   */
  periodValidBet?: Minor;
  /**
   * What the team must have lost for a period to be paid, in minor units.
   */
  periodProfitLoss?: Minor;
  /**
   * How many members of the team must be active for a period to be paid.
   */
  activeMembers?: number;
  /**
   * The bets in a period that make a member active, in minor units; any bet by default.
   */
  betAmount?: Minor;
  /**
   * Real-time: the share of each bet that the member did not lose, in percent.
   */
  profitRate?: number;
  /**
   * Real-time: the share of each bet that the member lost, in percent.
   */
  lossRate?: number;
  /**
   * Real-time: the smallest bet that counts, in minor units.
   */
  singleBet?: Minor;
  /**
   * The last day, ISO 8601; without it the contract has no end.
   */
  endsAt?: string;
}
