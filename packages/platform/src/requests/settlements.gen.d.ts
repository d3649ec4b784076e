// Generated from schemas/platform/requests/settlements.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_getSettlements takes (AP-193).
 */
export interface SettlementsRequest {
  /**
   * Which (AG-026).
   */
  kind: "dividend" | "daily" | "hourly" | "realTime";
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
export declare const shape: RequestShape<SettlementsRequest>;
