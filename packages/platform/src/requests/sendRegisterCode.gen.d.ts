// Generated from schemas/platform/requests/sendRegisterCode.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/verification/sms/register (AP-019). If a captcha is required, send `captcha` with its `captchaId`, or a `slideProof` instead; with all three, the `slideProof` counts.
 */
export interface SendRegisterCodeRequest {
  /**
   * Phone number.
   */
  mobileNo: string;
  /**
   * Its country code: 82.
   */
  countryDialingCode: string;
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
export declare const shape: RequestShape<SendRegisterCodeRequest>;
