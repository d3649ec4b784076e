// Generated from schemas/platform/requests/confirmDeposit.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_confirmDeposit (AP-112).
 */
export interface ConfirmDepositRequest {
  /**
   * The order.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ConfirmDepositRequest>;
