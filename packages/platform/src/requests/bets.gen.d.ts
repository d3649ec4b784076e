// Generated from schemas/platform/requests/bets.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/ODSFE2_getBets (AP-130).
 */
export interface BetsRequest {
  /**
   * First day, ISO 8601; defaults to 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; defaults to today.
   */
  to?: string;
  /**
   * Only this type: RNG, LIVE, FISH …
   */
  gameType?: string;
  /**
   * Only this provider.
   */
  vendor?: string;
  /**
   * Only this state.
   */
  state?: "OPEN" | "SETTLED" | "CANCELLED";
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
export declare const shape: RequestShape<BetsRequest>;
