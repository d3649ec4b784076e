// Generated from schemas/platform/requests/bets.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/ODSFE2_getBets takes (AP-130).
 */
export interface BetsRequest {
  /**
   * First day, ISO 8601; without it, 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; without it, today.
   */
  to?: string;
  /**
   * Only of this type: RNG, LIVE, FISH …
   */
  gameType?: string;
  /**
   * Only this vendor's.
   */
  vendor?: string;
  /**
   * Only those in this state.
   */
  state?: "OPEN" | "SETTLED" | "CANCELLED";
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
export declare const shape: RequestShape<BetsRequest>;
