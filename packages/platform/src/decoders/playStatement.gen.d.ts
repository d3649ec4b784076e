// Generated from schemas/platform/playStatement.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/responsible/statement (AP-165).
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
   * What games paid out, in minor units.
   */
  wins: number;
  /**
   * Won or lost, in minor units.
   */
  net: number;
  /**
   * Minutes of play.
   */
  minutesPlayed: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PlayStatementResponse>;
