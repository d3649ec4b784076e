// Generated from schemas/platform/teamTransactions.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_getTeamTransactions (AP-189).
 */
export interface TeamTransactionsResponse {
  /**
   * The movements.
   */
  list: WireTransaction[];
  /**
   * The page, from 1.
   */
  pageNo: number;
  /**
   * How many pages there are.
   */
  totalPages: number;
  /**
   * How many there are in all.
   */
  total: number;
}
/**
 * A movement of money (AP-189).
 */
export interface WireTransaction {
  /**
   * Its number.
   */
  id: string;
  /**
   * When, ISO 8601.
   */
  at: string;
  /**
   * Whose.
   */
  account?: string;
  /**
   * DEPOSIT, WITHDRAWAL, TRANSFER, BONUS, REBATE …
   */
  kind: string;
  /**
   * How much; negative when it left, in minor units.
   */
  amount: number;
  /**
   * What was there after it, in minor units.
   */
  balance: number;
  /**
   * Its state.
   */
  state: string;
  /**
   * A note.
   */
  remark?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TeamTransactionsResponse>;
