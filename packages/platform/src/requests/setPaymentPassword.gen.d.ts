// Generated from schemas/platform/requests/setPaymentPassword.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/member/paymentPassword (AP-104). It needs the `oldPaymentPassword` if there is one, and always the `loginPassword`.
 */
export interface SetPaymentPasswordRequest {
  /**
   * The current payment password, if there is one.
   */
  oldPaymentPassword?: string;
  /**
   * The member's login password.
   */
  loginPassword: string;
  /**
   * The new password.
   */
  paymentPassword: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SetPaymentPasswordRequest>;
