// Generated from schemas/platform/vendorWallets.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/GCS_vendorWallets (AP-119).
 */
export interface VendorWalletsResponse {
  /**
   * The wallets.
   */
  list: WireVendorWallet[];
}
/**
 * A member's wallet at a vendor (AP-119).
 */
export interface WireVendorWallet {
  /**
   * The vendor's code.
   */
  vendor: string;
  /**
   * The vendor's name.
   */
  name?: string;
  /**
   * What is in it, in minor units.
   */
  balance: number;
  /**
   * Whether money can be moved.
   */
  state: "OPEN" | "MAINTENANCE";
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VendorWalletsResponse>;
