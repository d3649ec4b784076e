// Generated from schemas/platform/withdrawalInfo.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getWithdrawalInfo (AP-115).
 */
export interface WithdrawalInfoResponse {
  /**
   * What can be withdrawn once nothing is left to play, in minor units.
   */
  balance: number;
  /**
   * What must still be played, in minor units.
   */
  turnoverLeft: number;
  /**
   * The least of an order, in minor units.
   */
  minimum: number;
  /**
   * The most of an order, in minor units.
   */
  maximum: number;
  /**
   * In percent.
   */
  feeRate: number;
  /**
   * The least fee, in minor units.
   */
  feeMinimum?: number;
  /**
   * How many orders are left today.
   */
  ordersLeft: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<WithdrawalInfoResponse>;
