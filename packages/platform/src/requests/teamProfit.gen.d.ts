// Generated from schemas/platform/requests/teamProfit.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_getTeamProfit takes (AP-187).
 */
export interface TeamProfitRequest {
  /**
   * First day, ISO 8601; without it, 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; without it, today.
   */
  to?: string;
  /**
   * Only those directly below this account; without it, below the agent.
   */
  parent?: string;
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
export declare const shape: RequestShape<TeamProfitRequest>;
