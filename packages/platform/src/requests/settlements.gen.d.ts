// Generated from schemas/platform/requests/settlements.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_getSettlements (AP-193).
 */
export interface SettlementsRequest {
  /**
   * The kind (AG-026).
   */
  kind: "dividend" | "daily" | "hourly" | "realTime";
  /**
   * First day, ISO 8601; defaults to 30 days before the last. Periods count by their last day.
   */
  from?: string;
  /**
   * Last day, ISO 8601; defaults to today.
   */
  to?: string;
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * Entries per page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SettlementsRequest>;
