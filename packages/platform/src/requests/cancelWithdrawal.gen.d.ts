// Generated from schemas/platform/requests/cancelWithdrawal.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_cancelWithdrawal (AP-118).
 */
export interface CancelWithdrawalRequest {
  /**
   * The order.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CancelWithdrawalRequest>;
