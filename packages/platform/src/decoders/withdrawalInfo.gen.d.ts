// Generated from schemas/platform/withdrawalInfo.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getWithdrawalInfo (AP-115).
 */
export interface WithdrawalInfoResponse {
  /**
   * The main wallet's balance, in minor units. It can be withdrawn once the turnover is complete, except for `giftWaiting`.
   */
  balance: Minor;
  /**
   * What of the balance was given to the member or won with it, in minor units: it can leave after a deposit and a proven contact. Absent if nothing waits.
   */
  giftWaiting?: Minor;
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
