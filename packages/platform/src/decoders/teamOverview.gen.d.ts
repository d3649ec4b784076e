// Generated from schemas/platform/teamOverview.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

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
  deposit: Minor;
  /**
   * Withdrawals, in minor units.
   */
  withdrawal: Minor;
  /**
   * Bets, in minor units.
   */
  bet: Minor;
  /**
   * Payouts, in minor units.
   */
  payout: Minor;
  /**
   * Winnings or, if negative, losses, in minor units.
   */
  net: Minor;
  /**
   * The agent's earnings, in minor units.
   */
  income: Minor;
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
  deposit: Minor;
  /**
   * Withdrawals, in minor units.
   */
  withdrawal: Minor;
  /**
   * Bets, in minor units.
   */
  bet: Minor;
  /**
   * Winnings or, if negative, losses, in minor units.
   */
  net: Minor;
  /**
   * Registrations.
   */
  newMembers: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamOverviewResponse>;
