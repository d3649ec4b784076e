// Generated from schemas/platform/requests/teamProfit.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_getTeamProfit (AP-187).
 */
export interface TeamProfitRequest {
  /**
   * First day, ISO 8601; defaults to 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; defaults to today.
   */
  to?: string;
  /**
   * Only members directly below this account; below the agent if omitted.
   */
  parent?: string;
  /**
   * Only this member, at any level below the agent; `parent` is then not read.
   */
  account?: string;
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
export declare const shape: RequestShape<TeamProfitRequest>;
