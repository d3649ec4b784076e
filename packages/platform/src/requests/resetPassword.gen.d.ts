// Generated from schemas/platform/requests/resetPassword.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/member/password/verification takes (AP-017).
 */
export interface ResetPasswordRequest {
  /**
   * The new password.
   */
  newPassword: string;
  /**
   * Phone number.
   */
  mobileNum: string;
  /**
   * The phone number's country: 82.
   */
  countryDialingCode?: string;
  /**
   * The code that was sent to the phone.
   */
  verificationCode: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ResetPasswordRequest>;
