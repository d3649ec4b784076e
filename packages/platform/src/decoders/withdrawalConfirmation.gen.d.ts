// Generated from schemas/platform/withdrawalConfirmation.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_withdrawConfirm (AP-069): the withdrawal's state.
 */
export interface WithdrawalConfirmationResponse {
  /**
   * The current state.
   */
  state?: string;
  /**
   * The amount received, in minor units.
   */
  amountReceived?: Minor;
  /**
   * The remaining amount, in minor units.
   */
  remainder?: Minor;
  /**
   * Address of the proof's picture.
   */
  proofImage?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<WithdrawalConfirmationResponse>;
