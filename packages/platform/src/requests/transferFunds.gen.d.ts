// Generated from schemas/platform/requests/transferFunds.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/GCS_walletTransfer takes (AP-021). One of `from` and `to` is MAIN, the other one is a vendor.
 */
export interface TransferFundsRequest {
  /**
   * MAIN, or code of the vendor whose wallet is left.
   */
  from: string;
  /**
   * MAIN, or code of the vendor whose wallet is reached.
   */
  to: string;
  /**
   * How much, in minor units.
   */
  amount: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<TransferFundsRequest>;
