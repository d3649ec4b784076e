// Generated from schemas/platform/requests/cancelWithdrawal.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_cancelWithdrawal takes (AP-118).
 */
export interface CancelWithdrawalRequest {
  /**
   * The order.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CancelWithdrawalRequest>;
