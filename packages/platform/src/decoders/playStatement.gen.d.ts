// Generated from schemas/platform/playStatement.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

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
  deposits: Minor;
  /**
   * Withdrawals, in minor units.
   */
  withdrawals: Minor;
  /**
   * Stakes, in minor units.
   */
  stakes: Minor;
  /**
   * Payouts, in minor units.
   */
  wins: Minor;
  /**
   * Winnings or, if negative, losses, in minor units.
   */
  net: Minor;
  /**
   * Minutes of play.
   */
  minutesPlayed: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PlayStatementResponse>;
