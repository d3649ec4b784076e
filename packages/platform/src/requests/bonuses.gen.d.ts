// Generated from schemas/platform/requests/bonuses.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_getBonuses takes (AP-136).
 */
export interface BonusesRequest {
  /**
   * First day, ISO 8601; without it, 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; without it, today.
   */
  to?: string;
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * How many a page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<BonusesRequest>;
