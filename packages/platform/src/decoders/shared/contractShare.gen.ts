// Generated from schemas/platform/shared/contractShare.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A part of what a contract paid: a rate of something that the receiver's team played.
 */
export interface WireContractShare {
  /**
   * What the rate is of: what the team lost, its valid bets, or for a real-time salary the bets that were lost and the other ones.
   */
  of: "loss" | "bets" | "lostBets" | "otherBets";
  /**
   * How much that was, in minor units.
   */
  base: Minor;
  /**
   * The rate, in percent.
   */
  rate: number;
}
