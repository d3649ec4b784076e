// Generated from schemas/platform/teamOverview.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_getTeamOverview (AP-180).
 */
export interface TeamOverviewResponse {
  /**
   * The number of members.
   */
  members: number;
  /**
   * Registrations in the period.
   */
  newMembers: number;
  /**
   * Members with bets in the period.
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
   * Payouts, in minor units.
   */
  payout: number;
  /**
   * Winnings or, if negative, losses, in minor units.
   */
  net: number;
  /**
   * The agent's earnings, in minor units.
   */
  income: number;
  /**
   * Totals by day.
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
   * Winnings or, if negative, losses, in minor units.
   */
  net: number;
  /**
   * Registrations.
   */
  newMembers: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamOverviewResponse>;
