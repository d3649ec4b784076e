// Generated from schemas/platform/vendorWallets.schema.json by `npm run gen`. Do not edit.
import type {WireVendorWallet} from "./shared/vendorWallet.gen.ts";

/**
 * The response of /wps/relay/GCS_vendorWallets (AP-119).
 */
export interface VendorWalletsResponse {
  /**
   * The wallets.
   */
  list: WireVendorWallet[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VendorWalletsResponse>;
