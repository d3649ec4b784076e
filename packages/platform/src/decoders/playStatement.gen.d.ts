// Generated from schemas/platform/playStatement.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/responsible/statement (AP-165).
 */
export interface PlayStatementResponse {
  /**
   * First day, ISO 8601.
   */
  from: string;
  /**
   * Last day, ISO 8601.
   */
  to: string;
  /**
   * Deposits, in minor units.
   */
  deposits: number;
  /**
   * Withdrawals, in minor units.
   */
  withdrawals: number;
  /**
   * Stakes, in minor units.
   */
  stakes: number;
  /**
   * Payouts, in minor units.
   */
  wins: number;
  /**
   * Winnings or, if negative, losses, in minor units.
   */
  net: number;
  /**
   * Minutes of play.
   */
  minutesPlayed: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PlayStatementResponse>;
