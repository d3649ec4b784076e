// Generated from schemas/platform/requests/deposits.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_getDeposits takes (AP-114).
 */
export interface DepositsRequest {
  /**
   * Only those in this state.
   */
  state?: "CREATED" | "PAID" | "COMPLETED" | "CANCELLED" | "EXPIRED" | "REJECTED";
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
export declare const shape: RequestShape<DepositsRequest>;
