// Generated from schemas/platform/rewards.schema.json by `npm run gen`. Do not edit.
import type {WireReward} from "./shared/reward.gen.ts";

/**
 * The response of /wps/relay/MCSFE_getRewards (AP-137).
 */
export interface RewardsResponse {
  /**
   * The rewards.
   */
  list: WireReward[];
  /**
   * The page, from 1.
   */
  pageNo: number;
  /**
   * How many pages there are.
   */
  totalPages: number;
  /**
   * The total number of entries.
   */
  total: number;
  /**
   * The number of claimable rewards, for the badge (PR-016).
   */
  available: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RewardsResponse>;
