// Generated from schemas/platform/requests/deposits.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_getDeposits (AP-114).
 */
export interface DepositsRequest {
  /**
   * Only this state.
   */
  state?: "CREATED" | "PAID" | "COMPLETED" | "CANCELLED" | "EXPIRED" | "REJECTED";
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
export declare const shape: RequestShape<DepositsRequest>;
