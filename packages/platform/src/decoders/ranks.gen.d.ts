// Generated from schemas/platform/ranks.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/system/ranks (AP-142).
 */
export interface RanksResponse {
  /**
   * The ranks, lowest first.
   */
  list: WireRank[];
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

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RanksResponse>;
