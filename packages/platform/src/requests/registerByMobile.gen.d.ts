// Generated from schemas/platform/requests/registerByMobile.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/member/register/mobile (AP-008). AP-011 returns which fields the form has and which are required. Send `mobileNum` with its `countryDialingCode`, and `verificationCode` with the number that it was sent to. If a captcha is required, send `captcha` with its `captchaId`, or a `slideProof` instead; with all three, the `slideProof` counts. The reference platform rejects a `firebaseIdToken`.
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
   * The password again (AU-055).
   */
  confirmPassword?: string;
  /**
   * The holder's name of the member's bank accounts.
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
   * The id of the member who recommended the site.
   */
  recommenderId?: string;
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
   * The name that other visitors see.
   */
  nickname?: string;
  /**
   * Telegram account.
   */
  telegram?: string;
  /**
   * Zalo account.
   */
  zalo?: string;
  /**
   * Date of birth.
   */
  birthday?: string;
  /**
   * Postal address.
   */
  address?: string;
  /**
   * Nationality.
   */
  nationality?: string;
  /**
   * Occupation.
   */
  occupation?: string;
  /**
   * Source of income.
   */
  sourceOfIncome?: string;
  /**
   * An affiliate code.
   */
  affiliateCode?: string;
  /**
   * A member's referral code.
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
   * Where the form was opened.
   */
  registerMethod?: "WEB";
  /**
   * sms if Firebase sent the code (AU-061).
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
   * Its country code: 82.
   */
  countryDialingCode: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RegisterByMobileRequest>;
