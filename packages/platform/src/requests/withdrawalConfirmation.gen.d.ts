// Generated from schemas/platform/requests/withdrawalConfirmation.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_withdrawConfirm (AP-069).
 */
export interface WithdrawalConfirmationRequest {
  /**
   * The withdrawal.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<WithdrawalConfirmationRequest>;
