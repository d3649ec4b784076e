// Generated from schemas/platform/rankProgress.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getRankProgress (AP-141).
 */
export interface RankProgressResponse {
  rank: WireRank;
  next?: WireRank1;
  /**
   * Deposits so far, in minor units.
   */
  deposit: number;
  /**
   * Bets so far, in minor units.
   */
  validBet: number;
}
/**
 * A rank of members (AP-142).
 */
export interface WireRank {
  /**
   * Its level.
   */
  level: number;
  /**
   * Its name.
   */
  name: string;
  /**
   * Required deposits, in minor units.
   */
  deposit: number;
  /**
   * Required valid bets, in minor units.
   */
  validBet: number;
  /**
   * Its benefits.
   */
  benefits: string[];
  /**
   * Whether it has the VIP service (RO-014).
   */
  vipService: boolean;
}
/**
 * A rank of members (AP-142).
 */
export interface WireRank1 {
  /**
   * Its level.
   */
  level: number;
  /**
   * Its name.
   */
  name: string;
  /**
   * Required deposits, in minor units.
   */
  deposit: number;
  /**
   * Required valid bets, in minor units.
   */
  validBet: number;
  /**
   * Its benefits.
   */
  benefits: string[];
  /**
   * Whether it has the VIP service (RO-014).
   */
  vipService: boolean;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RankProgressResponse>;
