// Generated from schemas/platform/vendorWallets.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/GCS_vendorWallets (AP-119).
 */
export interface VendorWalletsResponse {
  /**
   * The wallets.
   */
  list: WireVendorWallet[];
}
/**
 * A member's wallet at a provider (AP-119).
 */
export interface WireVendorWallet {
  /**
   * The provider's code.
   */
  vendor: string;
  /**
   * The provider's name.
   */
  name?: string;
  /**
   * The balance, in minor units.
   */
  balance: Minor;
  /**
   * Whether transfers are possible.
   */
  state: "OPEN" | "MAINTENANCE";
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VendorWalletsResponse>;
