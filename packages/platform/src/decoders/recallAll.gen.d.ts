// Generated from schemas/platform/recallAll.schema.json by `npm run gen`. Do not edit.
import type {WireVendorWallet} from "./shared/vendorWallet.gen.ts";

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/GCS_recallAll (AP-120).
 */
export interface RecallAllResponse {
  /**
   * The amounts that were moved.
   */
  moved: WireMoved[];
  /**
   * The main wallet's new balance, in minor units.
   */
  balance: Minor;
  /**
   * The provider wallets' new balances.
   */
  wallets: WireVendorWallet[];
}
/**
 * A total.
 */
export interface WireMoved {
  /**
   * The provider's code.
   */
  vendor: string;
  /**
   * The amount, in minor units.
   */
  amount: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RecallAllResponse>;
