// Generated from schemas/platform/requests/requestContract.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_requestContract takes (AP-191). `NEW` takes `kind`, `account` and `terms`, `TERMINATE` the `id` of the contract that shall end.
 */
export interface RequestContractRequest {
  /**
   * What is asked for.
   */
  action: "NEW" | "TERMINATE";
  /**
   * Of a new one: which (AG-026).
   */
  kind?: "dividend" | "daily" | "hourly" | "realTime";
  /**
   * Of a new one: the other side.
   */
  account?: string;
  /**
   * What a new contract shall say (AG-027, AG-028).
   */
  terms?: {
    /**
     * Daily, weekly, twice a month, monthly (AG-029).
     */
    period?: "D" | "W" | "H" | "M";
    /**
     * In percent.
     */
    rate?: number;
    /**
     * Bets that count in a period, in minor units.
     */
    periodValidBet?: number;
    /**
     * Profit and loss of a period, in minor units.
     */
    periodProfitLoss?: number;
    /**
     * Active members.
     */
    activeMembers?: number;
    /**
     * Bets, daily or an hour, in minor units.
     */
    betAmount?: number;
    /**
     * In percent.
     */
    profitRate?: number;
    /**
     * In percent.
     */
    lossRate?: number;
    /**
     * A single bet, in minor units.
     */
    singleBet?: number;
    /**
     * The last day, ISO 8601.
     */
    endsAt?: string;
  };
  /**
   * Of one to end: its id.
   */
  id?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RequestContractRequest>;
