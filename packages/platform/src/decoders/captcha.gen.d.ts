// Generated from schemas/platform/captcha.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/captcha (AP-014, AU-017): the envelope itself, since the id stands beside the picture.
 */
export interface CaptchaResponse {
  /**
   * The picture: a PNG in base64.
   */
  value: string;
  /**
   * What the answer to the captcha is sent with.
   */
  id?: string | number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CaptchaResponse>;
