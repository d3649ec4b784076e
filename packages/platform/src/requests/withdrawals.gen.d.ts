// Generated from schemas/platform/requests/withdrawals.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_getWithdrawals (AP-117).
 */
export interface WithdrawalsRequest {
  /**
   * Only this state.
   */
  state?: "PENDING" | "PAYING" | "CONFIRMING" | "COMPLETED" | "CANCELLED" | "REJECTED";
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
export declare const shape: RequestShape<WithdrawalsRequest>;
