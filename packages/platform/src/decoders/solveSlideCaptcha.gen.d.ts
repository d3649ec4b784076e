// Generated from schemas/platform/solveSlideCaptcha.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/captcha/slide (AP-156).
 */
export interface SolveSlideCaptchaResponse {
  /**
   * What the next call is sent with (AU-019).
   */
  proof: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SolveSlideCaptchaResponse>;
