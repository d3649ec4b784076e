// Generated from schemas/platform/rewards.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getRewards (AP-137).
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
   * How many there are in all.
   */
  total: number;
  /**
   * How many can be claimed now: the badge (PR-016).
   */
  available: number;
}
/**
 * Something that a promotion gives (AP-137).
 */
export interface WireReward {
  /**
   * Its id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * Address of its picture.
   */
  image?: string;
  /**
   * What it is given for.
   */
  condition: string;
  /**
   * What it is worth, in minor units.
   */
  amount: number;
  /**
   * Activity state: join, claim, applying, close, rejected, issued, claimed, process, signed, comingSoon (PR-013).
   */
  state: string;
  /**
   * Why it was rejected.
   */
  reason?: string;
  /**
   * Until when it can be claimed, ISO 8601.
   */
  expiresAt?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RewardsResponse>;
