// Generated from schemas/platform/requests/claimReward.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_claimReward (AP-138).
 */
export interface ClaimRewardRequest {
  /**
   * The reward.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ClaimRewardRequest>;
