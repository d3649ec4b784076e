// Generated from schemas/platform/withdrawalInfo.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getWithdrawalInfo (AP-115).
 */
export interface WithdrawalInfoResponse {
  /**
   * The amount that can be withdrawn once the turnover is complete, in minor units.
   */
  balance: number;
  /**
   * The turnover left, in minor units.
   */
  turnoverLeft: number;
  /**
   * The minimum of an order, in minor units.
   */
  minimum: number;
  /**
   * The maximum of an order, in minor units.
   */
  maximum: number;
  /**
   * The rate, in percent.
   */
  feeRate: number;
  /**
   * The minimum fee, in minor units.
   */
  feeMinimum?: number;
  /**
   * The number of orders left today.
   */
  ordersLeft: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<WithdrawalInfoResponse>;
