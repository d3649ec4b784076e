// Generated from schemas/platform/contracts.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_getContracts (AP-190).
 */
export interface ContractsResponse {
  own?: WireContract;
  /**
   * What the agent gives by.
   */
  downline: WireContract1[];
}
/**
 * What the agent receives by.
 */
export interface WireContract {
  /**
   * Its id.
   */
  id: string;
  /**
   * Which (AG-026).
   */
  kind: "dividend" | "daily" | "hourly" | "realTime";
  /**
   * The other side.
   */
  account: string;
  /**
   * The agent is the one who receives.
   */
  own: boolean;
  /**
   * Its state (AG-033).
   */
  state: "NEW" | "SUCCESS" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
  terms: WireContractTerms;
  /**
   * When it was asked for, ISO 8601.
   */
  createdAt: string;
}
/**
 * What a contract says (AG-027, AG-028); which fields there are follows from its kind.
 */
export interface WireContractTerms {
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
}
/**
 * A contract between an agent and a member below (AP-190).
 */
export interface WireContract1 {
  /**
   * Its id.
   */
  id: string;
  /**
   * Which (AG-026).
   */
  kind: "dividend" | "daily" | "hourly" | "realTime";
  /**
   * The other side.
   */
  account: string;
  /**
   * The agent is the one who receives.
   */
  own: boolean;
  /**
   * Its state (AG-033).
   */
  state: "NEW" | "SUCCESS" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
  terms: WireContractTerms;
  /**
   * When it was asked for, ISO 8601.
   */
  createdAt: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ContractsResponse>;
