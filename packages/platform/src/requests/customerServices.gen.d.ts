// Generated from schemas/platform/requests/customerServices.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/system/service (AP-061).
 */
export interface CustomerServicesRequest {
  /**
   * VIP: the service for members of a high rank (CS-001); LIVECHAT: the one for everybody.
   */
  csType: "VIP" | "LIVECHAT";
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CustomerServicesRequest>;
