// Generated from schemas/platform/requests/setPaymentPassword.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/member/paymentPassword takes (AP-104). It needs the `oldPaymentPassword` where there is one, else the `loginPassword`; the other one is not looked at.
 */
export interface SetPaymentPasswordRequest {
  /**
   * The present one, where there is one.
   */
  oldPaymentPassword?: string;
  /**
   * The login password, where there is no payment password yet.
   */
  loginPassword?: string;
  /**
   * The new one.
   */
  paymentPassword: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SetPaymentPasswordRequest>;
