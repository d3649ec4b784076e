// Generated from schemas/platform/merchantWallet.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/GCS_merchantWallet (AP-023): whether there is a single wallet.
 */
export interface MerchantWalletResponse {
  /**
   * Whether there is one wallet for all providers.
   */
  isSingle: boolean | number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MerchantWalletResponse>;
