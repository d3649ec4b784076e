// Generated from schemas/platform/pointRewards.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_getPointReward (AP-052): the rewards.
 */
export interface PointRewardsResponse {
  /**
   * The rewards.
   */
  rewards: {}[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PointRewardsResponse>;
