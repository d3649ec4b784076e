// Generated from schemas/platform/requests/login.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/session/login takes (AP-001). What goes together follows from `type`: for `username` the `username`, or a `mobileNum` in its place, and the `password`; for `sms` and `firebase` `mobileNum`, `countryDialingCode` and `verificationCode`. The reference platform refuses `firebase`. Where it is asked for that a human is there, `captcha` goes with its `captchaId`, or a `slideProof` stands in their place; it counts where all three are there.
 */
export interface LoginRequest {
  /**
   * How the member proves to be one.
   */
  type: "username" | "sms" | "firebase";
  /**
   * The account, or its phone number.
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
   * The phone number's country: 82.
   */
  countryDialingCode?: string;
  /**
   * The code that was sent to the phone.
   */
  verificationCode?: string;
  /**
   * The characters of the picture (AP-014).
   */
  captcha?: string;
  /**
   * Which picture it was.
   */
  captchaId?: string;
  /**
   * The proof of a solved slide captcha (AP-156). It is weak proof: after several failures or messages only the characters of a picture are enough.
   */
  slideProof?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<LoginRequest>;
