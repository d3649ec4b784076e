// Generated from schemas/platform/shared/vendorWallet.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

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
