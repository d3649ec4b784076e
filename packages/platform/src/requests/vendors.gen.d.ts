// Generated from schemas/platform/requests/vendors.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/GCSGAME_gameVendor (AP-028).
 */
export interface VendorsRequest {
  /**
   * The site's merchant code.
   */
  merchantCode?: string;
  /**
   * The code of the language: ko.
   */
  language?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<VendorsRequest>;
