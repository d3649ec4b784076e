// Generated from schemas/platform/recallAll.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/GCS_recallAll (AP-120).
 */
export interface RecallAllResponse {
  /**
   * What was moved.
   */
  moved: WireMoved[];
  /**
   * The main wallet now, in minor units.
   */
  balance: number;
  /**
   * The vendors' wallets now.
   */
  wallets: WireVendorWallet[];
}
/**
 * A sum.
 */
export interface WireMoved {
  /**
   * The vendor's code.
   */
  vendor: string;
  /**
   * How much, in minor units.
   */
  amount: number;
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
export declare const shape: Shape<RecallAllResponse>;
