// Generated from schemas/platform/merchantWallet.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/GCS_merchantWallet (AP-023): that.
 */
export interface MerchantWalletResponse {
  /**
   * One wallet for all vendors.
   */
  isSingle: boolean | number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MerchantWalletResponse>;
