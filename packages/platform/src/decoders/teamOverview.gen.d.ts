// Generated from schemas/platform/teamOverview.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_getTeamOverview (AP-180).
 */
export interface TeamOverviewResponse {
  /**
   * How many there are.
   */
  members: number;
  /**
   * How many registered in the time.
   */
  newMembers: number;
  /**
   * How many bet in the time.
   */
  activeMembers: number;
  /**
   * Deposits, in minor units.
   */
  deposit: number;
  /**
   * Withdrawals, in minor units.
   */
  withdrawal: number;
  /**
   * Bets, in minor units.
   */
  bet: number;
  /**
   * What games paid out, in minor units.
   */
  payout: number;
  /**
   * Won or lost, in minor units.
   */
  net: number;
  /**
   * What the agent earned, in minor units.
   */
  income: number;
  /**
   * By day.
   */
  days: WireTeamDay[];
}
/**
 * A day.
 */
export interface WireTeamDay {
  /**
   * ISO 8601.
   */
  day: string;
  /**
   * Deposits, in minor units.
   */
  deposit: number;
  /**
   * Withdrawals, in minor units.
   */
  withdrawal: number;
  /**
   * Bets, in minor units.
   */
  bet: number;
  /**
   * Won or lost, in minor units.
   */
  net: number;
  /**
   * How many registered.
   */
  newMembers: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamOverviewResponse>;
