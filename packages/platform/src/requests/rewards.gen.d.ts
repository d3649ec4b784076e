// Generated from schemas/platform/requests/rewards.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_getRewards (AP-137).
 */
export interface RewardsRequest {
  /**
   * The tab.
   */
  tab: "AVAILABLE" | "IN_PROGRESS" | "FINISHED";
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
export declare const shape: RequestShape<RewardsRequest>;
