// Generated from schemas/platform/contracts.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCS2_getContracts (AP-190).
 */
export interface ContractsResponse {
  own?: WireContract;
  /**
   * The contracts that the agent pays.
   */
  downline: WireContract1[];
}
/**
 * The contracts that pay the agent.
 */
export interface WireContract {
  /**
   * Its id.
   */
  id: string;
  /**
   * The kind (AG-026).
   */
  kind: "dividend" | "daily" | "hourly" | "realTime";
  /**
   * The other party.
   */
  account: string;
  /**
   * Whether the agent receives the payments.
   */
  own: boolean;
  /**
   * Its state (AG-033).
   */
  state: "NEW" | "SUCCESS" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
  terms: WireContractTerms;
  /**
   * When it was requested, ISO 8601.
   */
  createdAt: string;
}
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
/**
 * A contract between an agent and a downline member (AP-190).
 */
export interface WireContract1 {
  /**
   * Its id.
   */
  id: string;
  /**
   * The kind (AG-026).
   */
  kind: "dividend" | "daily" | "hourly" | "realTime";
  /**
   * The other party.
   */
  account: string;
  /**
   * Whether the agent receives the payments.
   */
  own: boolean;
  /**
   * Its state (AG-033).
   */
  state: "NEW" | "SUCCESS" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
  terms: WireContractTerms;
  /**
   * When it was requested, ISO 8601.
   */
  createdAt: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ContractsResponse>;
