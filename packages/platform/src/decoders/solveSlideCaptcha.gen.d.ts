// Generated from schemas/platform/solveSlideCaptcha.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/captcha/slide (AP-156).
 */
export interface SolveSlideCaptchaResponse {
  /**
   * The proof to send with the next call (AU-019).
   */
  proof: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SolveSlideCaptchaResponse>;
