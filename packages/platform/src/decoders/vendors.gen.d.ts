// Generated from schemas/platform/vendors.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/GCSGAME_gameVendor (AP-028, L85, L92): the providers of each game type.
 */
export type VendorsResponse = WireVendorGroup[];

/**
 * The providers of one game type.
 */
export interface WireVendorGroup {
  /**
   * RNG, LIVE, FISH …
   */
  gameCategory: string;
  /**
   * The providers.
   */
  vendors: WireVendor[];
}
/**
 * A provider.
 */
export interface WireVendor {
  /**
   * The provider's code.
   */
  vassalage: string;
  /**
   * The provider's name.
   */
  displayName: string;
  /**
   * Address of the provider's mark.
   */
  smallIcon?: string;
  /**
   * 1: it is on the hot list (LB-007).
   */
  isHot?: boolean | number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VendorsResponse>;
