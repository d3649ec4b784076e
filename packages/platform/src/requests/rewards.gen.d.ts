// Generated from schemas/platform/requests/rewards.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_getRewards takes (AP-137).
 */
export interface RewardsRequest {
  /**
   * Which of them.
   */
  tab: "AVAILABLE" | "IN_PROGRESS" | "FINISHED";
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
export declare const shape: RequestShape<RewardsRequest>;
