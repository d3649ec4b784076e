// Generated from schemas/platform/ranks.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/system/ranks (AP-142).
 */
export interface RanksResponse {
  /**
   * The ranks, the lowest first.
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
   * Deposits that it takes, in minor units.
   */
  deposit: number;
  /**
   * Bets that it takes, in minor units.
   */
  validBet: number;
  /**
   * What it gives.
   */
  benefits: string[];
  /**
   * It has the VIP service (RO-014).
   */
  vipService: boolean;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RanksResponse>;
