// Generated from schemas/platform/transferFunds.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/GCS_walletTransfer (AP-021), without a result.
 */
export interface TransferFundsResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TransferFundsResponse>;
