// Generated from schemas/platform/requests/requestPasswordMail.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/member/password/email takes (AP-012).
 */
export interface RequestPasswordMailRequest {
  /**
   * The account.
   */
  username: string;
  /**
   * Its e-mail address.
   */
  email: string;
  /**
   * The characters of the picture (AP-014).
   */
  captcha?: string;
  /**
   * Which picture it was.
   */
  captchaId?: string;
  /**
   * The proof of a solved slide captcha (AP-156).
   */
  slideProof?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RequestPasswordMailRequest>;
