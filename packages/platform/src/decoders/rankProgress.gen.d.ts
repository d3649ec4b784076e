// Generated from schemas/platform/rankProgress.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getRankProgress (AP-141).
 */
export interface RankProgressResponse {
  rank: WireRank;
  next?: WireRank1;
  /**
   * Deposits so far, in minor units.
   */
  deposit: Minor;
  /**
   * Bets so far, in minor units.
   */
  validBet: Minor;
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
  deposit: Minor;
  /**
   * Required valid bets, in minor units.
   */
  validBet: Minor;
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
  deposit: Minor;
  /**
   * Required valid bets, in minor units.
   */
  validBet: Minor;
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
