// Generated from schemas/platform/requests/teamTransactions.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_getTeamTransactions takes (AP-189).
 */
export interface TeamTransactionsRequest {
  /**
   * First day, ISO 8601; without it, 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; without it, today.
   */
  to?: string;
  /**
   * Only this member's.
   */
  account?: string;
  /**
   * Only of this kind: DEPOSIT, WITHDRAWAL …
   */
  kind?: string;
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * How many a page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<TeamTransactionsRequest>;
