// Generated from schemas/platform/shared/rank.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

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
