// Generated from schemas/platform/withdrawalConfirmation.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_withdrawConfirm (AP-069): the withdrawal's state.
 */
export interface WithdrawalConfirmationResponse {
  /**
   * The current state.
   */
  state?: string;
  /**
   * The amount received, in the site's currency.
   */
  amountReceived?: number;
  /**
   * The remaining amount, in the site's currency.
   */
  remainder?: number;
  /**
   * Address of the proof's picture.
   */
  proofImage?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<WithdrawalConfirmationResponse>;
