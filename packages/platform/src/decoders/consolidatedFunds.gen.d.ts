// Generated from schemas/platform/consolidatedFunds.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/member/info/funds/consolidated (AP-022). The specification leaves its fields open.
 */
export interface ConsolidatedFundsResponse {
  funds: WireFunds;
}
/**
 * The balance of each wallet.
 */
export interface WireFunds {
  /**
   * The main wallet and the provider wallets together, in minor units.
   */
  total: Minor;
  /**
   * The main wallet, in minor units.
   */
  main: Minor;
  /**
   * Withdrawals that are not paid yet, in minor units.
   */
  held: Minor;
  /**
   * The provider wallets that the member has used.
   */
  vendors: WireVendorFunds[];
}
/**
 * A wallet.
 */
export interface WireVendorFunds {
  /**
   * The provider's code.
   */
  vendor: string;
  /**
   * The balance, in minor units.
   */
  balance: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ConsolidatedFundsResponse>;
