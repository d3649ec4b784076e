// Generated from schemas/platform/confirmWithdrawal.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_withdrawConfirm (AP-069): how far it is now.
 */
export interface ConfirmWithdrawalResponse {
  /**
   * How far it is.
   */
  state?: string;
  /**
   * What arrived, in the site's currency.
   */
  amountReceived?: number;
  /**
   * What is still to come, in the site's currency.
   */
  remainder?: number;
  /**
   * Address of the proof's picture.
   */
  proofImage?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ConfirmWithdrawalResponse>;
