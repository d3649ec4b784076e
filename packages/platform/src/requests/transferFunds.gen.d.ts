// Generated from schemas/platform/requests/transferFunds.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The request of /wps/relay/GCS_walletTransfer (AP-021). One of `from` and `to` is MAIN, the other is a provider.
 */
export interface TransferFundsRequest {
  /**
   * The source wallet: MAIN or a provider's code.
   */
  from: string;
  /**
   * The target wallet: MAIN or a provider's code.
   */
  to: string;
  /**
   * The amount, in minor units.
   */
  amount: Minor;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<TransferFundsRequest>;
