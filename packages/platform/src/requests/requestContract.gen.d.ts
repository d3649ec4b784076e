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
   * The other party of a new contract: the agent above, or one directly below.
   */
  account?: string;
  /**
   * The terms of a new contract (AG-027, AG-028).
   */
  terms?: {
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
  };
  /**
   * The id of a contract to terminate.
   */
  id?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RequestContractRequest>;
