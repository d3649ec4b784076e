// Generated from schemas/platform/requests/vendorGameTypes.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/GCSGAME_getVassGameType (AP-027).
 */
export interface VendorGameTypesRequest {
  /**
   * The provider's code.
   */
  vassalage: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<VendorGameTypesRequest>;
