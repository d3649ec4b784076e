// Generated from schemas/platform/requests/teamTransactions.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_getTeamTransactions (AP-189).
 */
export interface TeamTransactionsRequest {
  /**
   * First day, ISO 8601; defaults to 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; defaults to today.
   */
  to?: string;
  /**
   * Only this member.
   */
  account?: string;
  /**
   * Only this kind: DEPOSIT, WITHDRAWAL …
   */
  kind?: string;
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * Entries per page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<TeamTransactionsRequest>;
