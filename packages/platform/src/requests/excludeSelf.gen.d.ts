// Generated from schemas/platform/requests/excludeSelf.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/responsible/exclusion (AP-163).
 */
export interface ExcludeSelfRequest {
  /**
   * 6 months, 1, 2 or 5 years.
   */
  months: 6 | 12 | 24 | 60;
  /**
   * This brand, or the whole operator group. If the merchant has no group, GROUP covers only this brand, which the response shows.
   */
  scope: "BRAND" | "GROUP";
  /**
   * The member's login password. Required of a member who has one: a member who logs in only by code has none.
   */
  password?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ExcludeSelfRequest>;
