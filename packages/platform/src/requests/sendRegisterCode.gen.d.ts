// Generated from schemas/platform/requests/sendRegisterCode.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/verification/sms/register takes (AP-019). Where it is asked for that a human is there, `captcha` goes with its `captchaId`, or a `slideProof` stands in their place; it counts where all three are there.
 */
export interface SendRegisterCodeRequest {
  /**
   * Phone number.
   */
  mobileNo: string;
  /**
   * Its country: 82.
   */
  countryDialingCode: string;
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
export declare const shape: RequestShape<SendRegisterCodeRequest>;
