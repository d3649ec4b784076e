// Generated from schemas/platform/requests/cancelDeposit.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_cancelDeposit (AP-113).
 */
export interface CancelDepositRequest {
  /**
   * The order.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CancelDepositRequest>;
