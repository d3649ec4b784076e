// Generated from schemas/platform/rebateClaims.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getRebateClaims (AP-134).
 */
export interface RebateClaimsResponse {
  /**
   * The claims.
   */
  list: WireRebateClaim[];
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
 * A cashback claim (AP-134).
 */
export interface WireRebateClaim {
  /**
   * Its id.
   */
  id: string;
  /**
   * The time, ISO 8601.
   */
  at: string;
  /**
   * RNG, LIVE, FISH …; absent for all.
   */
  gameType?: string;
  /**
   * The claimed amount, in minor units.
   */
  amount: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RebateClaimsResponse>;
