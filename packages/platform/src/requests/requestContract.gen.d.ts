// Generated from schemas/platform/requests/requestContract.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The request of /wps/relay/MCS2_requestContract (AP-191). `NEW` needs `kind`, `account` and `terms`; `TERMINATE` needs the `id` of the contract to terminate.
 */
export interface RequestContractRequest {
  /**
   * The kind of request.
   */
  action: "NEW" | "TERMINATE";
  /**
   * The kind of a new contract (AG-026).
   */
  kind?: "dividend" | "daily" | "hourly" | "realTime";
  /**
   * The other party of a new contract.
   */
  account?: string;
  /**
   * The terms of a new contract (AG-027, AG-028).
   */
  terms?: {
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
  };
  /**
   * The id of a contract to terminate.
   */
  id?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RequestContractRequest>;
