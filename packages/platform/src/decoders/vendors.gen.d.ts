// Generated from schemas/platform/vendors.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/GCSGAME_gameVendor (AP-028, L85, L92): the vendors of each game type.
 */
export type VendorsResponse = WireVendorGroup[];

/**
 * The vendors of one game type.
 */
export interface WireVendorGroup {
  /**
   * RNG, LIVE, FISH …
   */
  gameCategory: string;
  /**
   * The vendors.
   */
  vendors: WireVendor[];
}
/**
 * A vendor.
 */
export interface WireVendor {
  /**
   * The vendor's code.
   */
  vassalage: string;
  /**
   * The vendor's name.
   */
  displayName: string;
  /**
   * Address of the vendor's mark.
   */
  smallIcon?: string;
  /**
   * 1: it is on the hot list (LB-007).
   */
  isHot?: boolean | number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VendorsResponse>;
