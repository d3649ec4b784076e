// Generated from schemas/platform/requests/excludeSelf.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/responsible/exclusion takes (AP-163).
 */
export interface ExcludeSelfRequest {
  /**
   * 6 months, 1, 2 or 5 years.
   */
  months: 6 | 12 | 24 | 60;
  /**
   * This brand, or all of the operator group. Where the merchant is of no group, GROUP covers this brand alone; the answer says so.
   */
  scope: "BRAND" | "GROUP";
  /**
   * The member's login password.
   */
  password: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ExcludeSelfRequest>;
