// Generated from schemas/platform/transferInfo.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getTransferInfo (AP-124).
 */
export interface TransferInfoResponse {
  /**
   * The upline's masked account; absent without one.
   */
  upline?: string;
  /**
   * The main wallet's balance, in minor units. It can be sent, except for `giftWaiting`.
   */
  balance: Minor;
  /**
   * What of the balance was given to the member or won with it, in minor units: it can leave after a deposit and a proven contact. Absent if nothing waits.
   */
  giftWaiting?: Minor;
  /**
   * The minimum, in minor units.
   */
  minimum: Minor;
  /**
   * The maximum, in minor units.
   */
  maximum: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TransferInfoResponse>;
