// Generated from schemas/platform/requests/transfers.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_getTransfers takes (AP-122).
 */
export interface TransfersRequest {
  /**
   * Only these.
   */
  kind?: "UP" | "DOWN" | "RECEIVED" | "WALLET";
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
export declare const shape: RequestShape<TransfersRequest>;
