// Generated from schemas/platform/withdrawalInfo.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getWithdrawalInfo (AP-115).
 */
export interface WithdrawalInfoResponse {
  /**
   * The amount that can be withdrawn once the turnover is complete, in minor units.
   */
  balance: Minor;
  /**
   * The turnover left, in minor units.
   */
  turnoverLeft: Minor;
  /**
   * The minimum of an order, in minor units.
   */
  minimum: Minor;
  /**
   * The maximum of an order, in minor units.
   */
  maximum: Minor;
  /**
   * The rate, in percent.
   */
  feeRate: number;
  /**
   * The minimum fee, in minor units.
   */
  feeMinimum?: Minor;
  /**
   * The number of orders left today.
   */
  ordersLeft: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<WithdrawalInfoResponse>;
