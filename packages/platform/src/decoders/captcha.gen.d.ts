// Generated from schemas/platform/captcha.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/captcha (AP-014, AU-017): the envelope itself, because the id is beside the picture.
 */
export interface CaptchaResponse {
  /**
   * The picture: a PNG in base64.
   */
  value: string;
  /**
   * The id to send with the captcha's solution.
   */
  id?: string | number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CaptchaResponse>;
