// Generated from schemas/platform/requests/pointRewards.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_getPointReward (AP-052).
 */
export interface PointRewardsRequest {
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
export declare const shape: RequestShape<PointRewardsRequest>;
