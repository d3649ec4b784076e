// Generated from schemas/platform/requests/login.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/session/login (AP-001). The `type` determines the other fields: `username` needs the `username` (or a `mobileNum` instead) and the `password`; `sms` and `firebase` need `mobileNum`, `countryDialingCode` and `verificationCode`. With `firebase`, the `verificationCode` is Firebase's ID token (AU-003); the reference platform accepts only those of its own emulator. If a captcha is required, send `captcha` with its `captchaId`, or a `slideProof` instead; with all three, the `slideProof` counts.
 */
export interface LoginRequest {
  /**
   * How the member logs in.
   */
  type: "username" | "sms" | "firebase";
  /**
   * The account name or its phone number.
   */
  username?: string;
  /**
   * The password.
   */
  password?: string;
  /**
   * Phone number.
   */
  mobileNum?: string;
  /**
   * The phone number's country code: 82.
   */
  countryDialingCode?: string;
  /**
   * The code that was sent to the phone, or Firebase's proof of it.
   */
  verificationCode?: string;
  /**
   * The characters of the picture (AP-014), or a token of the brand's Turnstile widget (AU-085).
   */
  captcha?: string;
  /**
   * The picture's id; `turnstile` for a token of the brand's widget.
   */
  captchaId?: string;
  /**
   * The proof of a solved slide captcha (AP-156). It is weak proof: after several failures or messages only the characters of a picture are accepted.
   */
  slideProof?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<LoginRequest>;
