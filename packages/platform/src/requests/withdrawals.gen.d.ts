// Generated from schemas/platform/requests/withdrawals.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_getWithdrawals takes (AP-117).
 */
export interface WithdrawalsRequest {
  /**
   * Only those in this state.
   */
  state?: "PENDING" | "PAYING" | "CONFIRMING" | "COMPLETED" | "CANCELLED" | "REJECTED";
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
export declare const shape: RequestShape<WithdrawalsRequest>;
