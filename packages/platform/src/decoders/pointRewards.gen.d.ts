// Generated from schemas/platform/pointRewards.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCS2_getPointReward (AP-052): the rewards, the cheapest first.
 */
export interface PointRewardsResponse {
  /**
   * The rewards.
   */
  list: WirePointReward[];
  /**
   * The deposits that the member has made in all, in minor units; without it the site leaves the condition to the platform.
   */
  deposited?: Minor;
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
}
/**
 * What points can buy.
 */
export interface WirePointReward {
  /**
   * Its id.
   */
  id: string;
  /**
   * A gift, or a bonus in money.
   */
  type: "GIFT" | "BONUS";
  /**
   * Its name.
   */
  name: string;
  /**
   * Address of its picture.
   */
  image: string;
  /**
   * The price of one.
   */
  points: number;
  /**
   * What these points are worth in money, in minor units.
   */
  worth: Minor;
  /**
   * The deposits that a member must have made in all, in minor units.
   */
  amount: Minor;
  /**
   * How many are left; absent without a limit.
   */
  stock?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PointRewardsResponse>;
