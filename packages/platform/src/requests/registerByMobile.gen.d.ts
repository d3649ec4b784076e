// Generated from schemas/platform/requests/registerByMobile.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/member/register/mobile takes (AP-008). Which of the form's fields there are, and which of them must be filled in, AP-011 says. `mobileNum` goes with `countryDialingCode`, and `verificationCode` with the number that it was sent to. Where it is asked for that a human is there, `captcha` goes with its `captchaId`, or a `slideProof` stands in their place; it counts where all three are there. The reference platform refuses a `firebaseIdToken`.
 */
export interface RegisterByMobileRequest {
  /**
   * The account.
   */
  username?: string;
  /**
   * The password.
   */
  password?: string;
  /**
   * The password once more (AU-055).
   */
  confirmPassword?: string;
  /**
   * The name that bank accounts are held in.
   */
  payeeName?: string;
  /**
   * E-mail address.
   */
  email?: string;
  /**
   * QQ account.
   */
  qqNum?: string;
  /**
   * Who recommended the site.
   */
  recommenderId?: string;
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
  /**
   * The code that was sent to the phone.
   */
  verificationCode?: string;
  /**
   * The payment password.
   */
  paymentPassword?: string;
  /**
   * LINE account.
   */
  line?: string;
  /**
   * WhatsApp account.
   */
  whatsapp?: string;
  /**
   * Facebook account.
   */
  facebook?: string;
  /**
   * WeChat account.
   */
  wechat?: string;
  /**
   * Number of an identity document.
   */
  idNumber?: string;
  /**
   * The code of a partner.
   */
  affiliateCode?: string;
  /**
   * The code of a member.
   */
  referralCode?: string;
  /**
   * The page's host.
   */
  domain?: string;
  /**
   * The page's address.
   */
  registerUrl?: string;
  /**
   * How the form was reached.
   */
  registerMethod?: "WEB";
  /**
   * sms, where Firebase sent the code (AU-061).
   */
  firebaseChannel?: string;
  /**
   * Firebase's proof (AU-061).
   */
  firebaseIdToken?: string;
  /**
   * Phone number.
   */
  mobileNum: string;
  /**
   * Its country: 82.
   */
  countryDialingCode: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RegisterByMobileRequest>;
